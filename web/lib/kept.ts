import { useState } from 'react';
import { useIsAlive } from './alive.ts';

/**
 * Whether this part stands in the document that the server has drawn, and was drawn by it: then it may
 * stay as it is, by KEPT. False where the page was reached without a new document, and on the server.
 */
export const useIsKept = (): boolean => {
  const isAlive = useIsAlive();
  const [kept] = useState(!isAlive && !import.meta.env.SSR);
  return kept;
};

/** React leaves alone what stands inside an element whose HTML is given. */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
