/** Whether the header If-None-Match says that the caller has the answer of this ETag, or any. */
export const isKnownTag = (header: string | null | undefined, etag: string): boolean =>
  header?.trim() === '*' ||
  (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false);
