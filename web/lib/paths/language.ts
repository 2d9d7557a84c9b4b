import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';

/** What stands where a language may: `/fr/cart` is `fr`, `/` is empty. */
export const firstSegment = (pathname: string) => pathname.split('/', 2)[1] ?? '';

/** The language that a path is in: its prefix, else the default. */
export const languageOfPath = (pathname: string): LanguageCode => {
  const prefix = firstSegment(pathname);
  return isLanguageCode(prefix) ? prefix : defaultLanguage;
};

/** The path without its language prefix: `/fr/cart` is `/cart`, `/fr` is `/`. */
export const withoutPrefix = (pathname: string): string => {
  const prefix = firstSegment(pathname);
  return isLanguageCode(prefix) ? pathname.slice(prefix.length + 1) || '/' : pathname;
};

/** The unprefixed path in a language: the default language has no prefix. */
export const inLanguage = (path: string, language: LanguageCode): string => {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
};

/** Whether a text is a path on this site and nothing else: `//host` and `/\host` are not. */
export const isLocalPath = (text: string): boolean =>
  text.startsWith('/') && !/^\/[/\\]/.test(text) && !/\p{Cc}/u.test(text);
