/** What Chromium says about the line; other browsers say nothing. */
type Line = { saveData?: boolean; effectiveType?: string };

/**
 * For `<Link prefetch>`: the next page is fetched when the pointer or the focus is on its link, but
 * never on a slow line or where data is to be saved.
 */
export const prefetchOnIntent = (): 'intent' | 'none' => {
  const line = globalThis.navigator && (navigator as Navigator & { connection?: Line }).connection;
  return line?.saveData || line?.effectiveType?.endsWith('2g') ? 'none' : 'intent';
};
