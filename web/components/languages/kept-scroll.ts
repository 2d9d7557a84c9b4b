import { useEffect } from 'react';
import { passToNextDocument, takeFromLastDocument } from '#web/lib/browser/local-storage.ts';

const SCROLL_KEY = 'languageScroll';

/** Keeps how far the page is scrolled: another language is another document. */
export const keepScroll = () => passToNextDocument(SCROLL_KEY, String(scrollY));

/** Scrolls to where the page was left for this language. */
export const useKeptScroll = () => {
  useEffect(() => {
    const kept = takeFromLastDocument(SCROLL_KEY);
    if (kept !== null) scrollTo({ top: Number(kept), behavior: 'instant' });
  }, []);
};
