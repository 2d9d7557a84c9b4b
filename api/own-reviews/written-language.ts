import type { LanguageCode } from '#i18n/languages.ts';

/** Scripts that one of the shop's languages alone is written in. */
const SCRIPTS: readonly [LanguageCode, RegExp][] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];
const LATIN: readonly LanguageCode[] = ['en', 'fr', 'tr'];

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language of a text that was written on a page in `page`: another one where its script says so, since
 * many write in their own language on whatever page they are.
 */
export const writtenLanguage = (text: string, page: LanguageCode): LanguageCode => {
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return page;
  const own = SCRIPTS.find(([, script]) => countOf(text, script) * 2 > letters);
  if (own) return own[0];
  return LATIN.includes(page) ? page : 'en';
};
