import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { isPersonal } from '#web/lib/paths/page-kind.ts';
import { leadsInside, linkOf } from './client-navigation.tsx';

/** So long a pointer or the focus rests on a link before its page is fetched ahead, milliseconds. */
const INTENT_MS = 100;

/** What Chromium says about the line; other browsers say nothing. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: never on a slow line or where data is to be saved. */
const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};

/** Fetches the page behind the link that the pointer or the focus rests on. */
export const Prefetch = () => {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link || !mayPrefetch() || !leadsInside(link)) return;
      if (isPersonal(link.pathname)) return;
      timer = setTimeout(() => setPage(link.pathname + link.search), INTENT_MS);
    };
    document.addEventListener('pointerover', rest);
    document.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
};
