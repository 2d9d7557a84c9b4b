import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';

const cookieLanguage = (header: string | null): string | undefined =>
  header?.match(/(?:^|;\s*)currentLanguage=([^;]*)/)?.[1];

/** The header `language`, then the cookie, then the default; an unknown code is the default. */
export const languageOf = (headers: Headers): LanguageCode => {
  const code = headers.get('language') ?? cookieLanguage(headers.get('cookie'));
  return isLanguageCode(code) ? code : defaultLanguage;
};

/** What the choice depended on: a cache keeps one answer per value of these headers. */
export const languageVary = (headers: Headers): string =>
  headers.has('language') ? 'language' : 'language, Cookie';
