import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslation } from './translation.tsx';

export type Me = { signedIn: boolean; name: string | null; cartCount: number };

const KEY = 'me';

/** What is known about the person; undefined until the page's own small call has answered. */
export const useMe = (): Me | undefined => useFetcher<Me | null>({ key: KEY }).data ?? undefined;

/**
 * Asks who is here once the page stands (the header does), and again when the browser shows a kept
 * page after `back`. Actions make React Router ask again by itself.
 */
export const useLoadMe = (): Me | undefined => {
  const { paths } = useTranslation();
  const { load, data } = useFetcher<Me | null>({ key: KEY });
  const address = paths.me();
  useEffect(() => {
    void load(address);
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) void load(address);
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [load, address]);
  return data ?? undefined;
};
