const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the header If-None-Match says that the caller has the answer of this ETag, or any. Weak tags
 * are compared like strong ones (RFC 9110, 13.1.2).
 */
export const isKnownTag = (header: string | null | undefined, etag: string): boolean =>
  header?.trim() === '*' ||
  (header?.split(',').some((one) => strong(one) === strong(etag)) ?? false);
