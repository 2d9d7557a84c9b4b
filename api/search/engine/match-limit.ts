/** Matches beyond this are not counted. */
export const MATCH_LIMIT: number = 10_000;
