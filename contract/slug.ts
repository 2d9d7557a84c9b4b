import { reservedWords } from './pages.ts';

/**
 * What no slug may be, because it is the first word of another address. Imports and the demo refuse it;
 * the database is told at each start (is_slug).
 */
export const RESERVED_SLUGS = reservedWords();

/** Whether the text may be a slug: letters of any script, digits and single hyphens, not reserved. */
export const isSlug = (text: string): boolean =>
  text.length <= 120 &&
  /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u.test(text) &&
  !RESERVED_SLUGS.has(text);
