import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { readCookie, writeCookie, YEAR } from '#web/lib/visit/cookies.ts';

export const LANGUAGE_COOKIE = 'currentLanguage';

const firstSegment = (pathname: string) => pathname.split('/', 2)[1] ?? '';

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

/** The `Set-Cookie` that remembers the language for a year. */
export const languageCookie = (language: LanguageCode, secure: boolean): string =>
  writeCookie(LANGUAGE_COOKIE, language, { maxAge: YEAR, secure });

type LanguageAnswer =
  | { kind: 'page'; language: LanguageCode; remember: boolean }
  | { kind: 'redirect'; status: 301 | 302; to: string };

/**
 * Which language a page request is answered in. A prefix decides and is remembered; an unprefixed
 * document goes to the twin that the cookie names; `/en/...` has its one address without a prefix.
 * Never by Accept-Language, so that a crawler, which has no cookie, sees stable pages.
 */
export const answerLanguage = (
  url: URL,
  cookies: string | null,
  isDocument: boolean,
): LanguageAnswer => {
  const prefix = firstSegment(url.pathname);
  const language = languageOfPath(url.pathname);
  const remembered = readCookie(cookies, LANGUAGE_COOKIE);

  if (prefix === defaultLanguage && isDocument) {
    const path = withoutPrefix(url.pathname);
    // `/en//host` must not become a path that leaves the site.
    return { kind: 'redirect', status: 301, to: `${isLocalPath(path) ? path : '/'}${url.search}` };
  }
  if (isLanguageCode(prefix)) {
    return { kind: 'page', language, remember: remembered !== language };
  }
  if (isDocument && isLanguageCode(remembered) && remembered !== defaultLanguage) {
    return {
      kind: 'redirect',
      status: 302,
      to: `${inLanguage(url.pathname, remembered)}${url.search}`,
    };
  }
  return { kind: 'page', language, remember: false };
};
