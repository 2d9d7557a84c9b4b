import { languageOfPath } from '#web/lib/paths/language.ts';
import { LANGUAGE_COOKIE, languageCookie } from './language-cookie.server.ts';
import { pagePath } from '#web/rendering/router/routes-of-address.server.ts';
import { languageStep, type VisitRequest } from './visit.server.ts';

/** What depends on the visitor about a public page. */
type PublicVisit = {
  /** Where they are sent instead: to their language, or to the page's one address. */
  redirect?: Response;
  /** The language that they are from now on remembered by. */
  cookie?: string;
};

/** The redirect or the cookie that this visitor of a public page has to get. */
export const readPublicVisit = (request: VisitRequest): PublicVisit => {
  const { address } = request;
  const page = new URL(address);
  // Set, not parsed: of a path that begins with `//`, a parser would take the rest for a host.
  page.pathname = pagePath(address.pathname);
  const step = languageStep(request, page);
  if (step instanceof Response) return { redirect: step };
  if (!step.remember) return {};
  return { cookie: languageCookie(step.language, address.protocol === 'https:') };
};

/**
 * The anonymous request for a public page. It carries the cookie of the page's own language, so
 * that the answer sets none.
 */
export const anonymousRequest = (url: string): Request => {
  const language = languageOfPath(new URL(url).pathname);
  return new Request(url, {
    headers: { accept: 'text/html', cookie: `${LANGUAGE_COOKIE}=${language}` },
  });
};
