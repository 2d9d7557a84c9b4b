import { languageOfPath } from '#web/lib/paths/language.ts';
import { LANGUAGE_COOKIE, languageCookie } from './answer-language.server.ts';
import { pagePath } from '#web/rendering/router/routes-of-address.server.ts';
import { languageStep, type Asked } from './visit.server.ts';

/** What about a public page depends on who asks. */
type PublicVisit = {
  /** Where they are sent instead: to their language, or to the page's one address. */
  redirect?: Response;
  /** The language that they are from now on remembered by. */
  cookie?: string;
};

/** What is due to this visitor of a public page, apart from the page. */
export const readPublicVisit = (asked: Asked): PublicVisit => {
  const { address } = asked;
  const page = new URL(address);
  // Set, not parsed: of a path that begins with `//`, a parser would take the rest for a host.
  page.pathname = pagePath(address.pathname);
  const step = languageStep(asked, page);
  if (step instanceof Response) return { redirect: step };
  if (!step.remember) return {};
  return { cookie: languageCookie(step.language, address.protocol === 'https:') };
};

/**
 * The request for a public page as everybody makes it: who asks is left out. With the page's own
 * language remembered, the page has no cookie to set.
 */
export const requestOfAll = (url: string): Request => {
  const language = languageOfPath(new URL(url).pathname);
  return new Request(url, {
    headers: { accept: 'text/html', cookie: `${LANGUAGE_COOKIE}=${language}` },
  });
};
