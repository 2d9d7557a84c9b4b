import { useLocation, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '#web/lib/browser/after-paint.ts';
import { useDeclaredQuery } from '#web/lib/query/declared-query.ts';

/** The least time between two fetches, so that of several quick changes only the last one is fetched. */
const MIN_FETCH_DELAY_MS = 200;
let fetchedAt = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

const notTooSoon = (fetchNow: () => void): void => {
  clearTimeout(waiting);
  const fetchAndNote = (): void => {
    fetchedAt = performance.now();
    fetchNow();
  };
  const wait = fetchedAt + MIN_FETCH_DELAY_MS - performance.now();
  // The first change is not delayed.
  if (fetchedAt === 0 || wait <= 0) fetchAndNote();
  else waiting = setTimeout(fetchAndNote, wait);
};

/** The id of the results' column. */
export const RESULTS = 'results';

/** Another choice is seen from its first product on, as far as what was chosen stays in sight; focus stays where it is. */
const showResults = (): void => {
  const column = document.getElementById(RESULTS);
  if (!column || column.getBoundingClientRect().top >= 0) return;
  column.scrollIntoView();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
};

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
    /** Sends a GET form by script: without its empty fields, and going no higher than to the results. */
    send: (form: HTMLFormElement) => {
      const next = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string' && value !== '') next.append(name, value);
      }
      notTooSoon(() => afterPaint(() => void navigate(`?${next}`, { preventScrollReset: true })));
      showResults();
    },
  };
};
