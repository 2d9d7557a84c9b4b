import { defaultLanguage, isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import {
  firstSegment,
  inLanguage,
  isLocalPath,
  languageOfPath,
  withoutPrefix,
} from '#web/lib/paths/language.ts';
import { readCookie } from './cookies.server.ts';
import { LANGUAGE_COOKIE } from './language-cookie.server.ts';

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
