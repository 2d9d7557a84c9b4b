import type { LanguageCode } from '#i18n/languages.ts';
import { writeCookie, YEAR } from './cookies.server.ts';

/** The cookie that says in which language somebody saw the last page. */
export const LANGUAGE_COOKIE = 'currentLanguage';

/** The `Set-Cookie` that remembers the language for a year. */
export const languageCookie = (language: LanguageCode, secure: boolean): string =>
  writeCookie(LANGUAGE_COOKIE, language, { maxAge: YEAR, secure });
