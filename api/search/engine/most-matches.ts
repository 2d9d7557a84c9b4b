/** Matches beyond this are not counted. */
export const MOST_MATCHES: number = 10_000;
