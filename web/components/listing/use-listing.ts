import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';

/** The query that the listing reads, and how a form of the listing changes it without a new document. */
export const useListing = () => {
  const { pathname, key } = useLocation();
  const query = useDeclaredQuery();
  const navigate = useNavigate();
  const navigation = useNavigation();
  return {
    pathname,
    /** The entry in the browser's history. */
    entry: key,
    query,
    /** Other results of the same listing are on their way. */
    loading: navigation.state === 'loading' && navigation.location.pathname === pathname,
    /** Sends a GET form by script: without its empty fields, and without going to the top. */
    send: (form: HTMLFormElement) => {
      const next = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string' && value !== '') next.append(name, value);
      }
      afterPaint(() => void navigate(`?${next}`, { preventScrollReset: true }));
    },
  };
};
