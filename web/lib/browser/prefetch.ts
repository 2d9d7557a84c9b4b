/** What Chromium says about the line; other browsers say nothing. */
type Line = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be fetched ahead: never on a slow line or where data is to be saved. */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};
