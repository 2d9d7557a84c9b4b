/**
 * Runs work that is invisible or slow after the next paint, so that the response to a press is
 * shown first.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
