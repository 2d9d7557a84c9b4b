import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** React asks `first` where it takes over what the server has drawn, and `now` everywhere else. */
const keepAnswer = () => {
  let isDrawn = false;
  return {
    first: () => {
      isDrawn = !import.meta.env.SSR;
      return isDrawn;
    },
    // The same answer afterwards: another would draw every part again as soon as it is taken over.
    now: () => isDrawn,
  };
};

/**
 * Whether this part stands in the document that the server has drawn, and was drawn by it: then it may
 * stay as it is, by KEPT. False where the page was reached without a new document, and on the server.
 */
export const useIsKept = (): boolean => {
  const [{ first, now }] = useState(keepAnswer);
  return useSyncExternalStore(neverChanges, now, first);
};

/** React leaves alone what stands inside an element whose HTML is given. */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
