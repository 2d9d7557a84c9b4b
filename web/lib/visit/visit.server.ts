import type { LanguageCode } from '#i18n/languages.ts';
import { redirect, type MiddlewareFunction } from 'react-router';
import { answerLanguage } from './answer-language.server.ts';
import { languageCookie } from './language-cookie.server.ts';
import { readCookie, writeCookie, YEAR } from './cookies.server.ts';
import { spelledContext, visitContext, type Visit } from '#web/lib/visit/context.server.ts';
import { settleSession } from './session.server.ts';
import { isFile } from '#web/lib/paths/page-kind.ts';
import { isScripted } from '#web/lib/page-data/personal-page.ts';
import { withoutTrailingSlashes } from './trailing-slash.server.ts';

const SESSION_COOKIE = 'frontend_token';
const GUEST_COOKIE = 'user_token';
/** Read in the browser too, where a page is the same for everybody (`top-banner.tsx`). */
const ORDERED_COOKIE = 'ordered';
/** As long as a session lasts at most. */
const SESSION_SECONDS = 90 * 86_400;

const readVisit = (request: Request, language: LanguageCode): Visit => {
  const cookies = request.headers.get('cookie');
  return {
    language,
    guestToken: readCookie(cookies, GUEST_COOKIE) || undefined,
    sessionToken: readCookie(cookies, SESSION_COOKIE) || undefined,
    profile: undefined,
    hasOrdered: readCookie(cookies, ORDERED_COOKIE) === '1',
    secure: new URL(request.url).protocol === 'https:',
    userAgent: request.headers.get('user-agent') ?? undefined,
    answerHeaders: new Headers(),
  };
};

/** What the language of an answer depends on. */
export type VisitRequest = {
  method: string;
  /** The address as it was asked for. */
  address: URL;
  cookies: string | null;
  /** The header Sec-Fetch-Dest. */
  destination: string | null;
};

/** What a visit is made from, taken from a request. */
export const visitRequestOf = ({ method, url, headers }: Request): VisitRequest => ({
  method,
  address: new URL(url),
  cookies: headers.get('cookie'),
  destination: headers.get('sec-fetch-dest'),
});

const isReading = ({ method }: { method: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/** Whether a browser wants a page: no form, no script's own request. */
const asksForDocument = (request: VisitRequest, url: URL): boolean => {
  const { address, destination } = request;
  return (
    isReading(request) &&
    !isFile(url.pathname) &&
    !address.pathname.endsWith('.data') &&
    destination !== 'empty'
  );
};

/**
 * The language that a request for the page `url` is answered in, or the redirect to where it is
 * asked for properly.
 */
export const languageStep = (
  request: VisitRequest,
  url: URL,
): Response | { language: LanguageCode; remember: boolean } => {
  const isDocument = asksForDocument(request, url);
  const tidy = isDocument ? withoutTrailingSlashes(url) : undefined;
  if (tidy) return redirect(tidy, { status: 301, headers: { 'Cache-Control': 'max-age=3600' } });
  const answer = answerLanguage(url, request.cookies, isDocument);
  if (answer.kind === 'page') return answer;
  return redirect(answer.to, {
    status: answer.status,
    headers: { 'Cache-Control': answer.status === 302 ? 'private, no-store' : 'max-age=3600' },
  });
};

/** A page that is the same for everybody, kept by caches, carries nobody's cookie. */
const isForEverybody = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('public') ?? false;

const cookieOf = (name: string, token: string | undefined, maxAge: number, secure: boolean) =>
  writeCookie(name, token ?? '', { maxAge: token ? maxAge : 0, httpOnly: true, secure });

/**
 * The cookies that a visitor has to get: of a session that has begun or ended, of a guest, whose
 * things are theirs for a year from their last visit, and of who has ordered for the first time.
 */
const visitCookies = (
  before: Visit,
  { sessionToken, guestToken, hasOrdered, secure }: Visit,
): string[] => {
  const cookies: string[] = [];
  if (sessionToken !== before.sessionToken)
    cookies.push(cookieOf(SESSION_COOKIE, sessionToken, SESSION_SECONDS, secure));
  if (guestToken || before.guestToken)
    cookies.push(cookieOf(GUEST_COOKIE, guestToken, YEAR, secure));
  if (hasOrdered !== before.hasOrdered)
    cookies.push(writeCookie(ORDERED_COOKIE, '1', { maxAge: hasOrdered ? YEAR : 0, secure }));
  return cookies;
};

/** A form that was refused by a rate limit is shown as any refusal, with the status 429. */
const withTooManyStatus = (
  page: Response,
  { method }: Request,
  { answerHeaders }: Visit,
): Response =>
  method === 'POST' && page.status === 200 && answerHeaders.has('retry-after')
    ? new Response(page.body, { status: 429, headers: page.headers })
    : page;

/**
 * Settles the language, makes the request's `visit` and adds to the answer what loaders and actions
 * have left in `visit.answerHeaders`, and the guest's token. Runs first, for every page and resource
 * route.
 */
export const visitMiddleware: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const spelled = context.get(spelledContext);
  // A form of the router's own script is not redirected, because the redirect would lose its
  // fields.
  if (spelled !== null && (isReading(request) || !isScripted(request)))
    return redirect(spelled + (isScripted(request) ? url : new URL(request.url)).search, {
      status: isReading(request) ? 301 : 308,
      headers: { 'Cache-Control': 'max-age=3600' },
    });
  const answer = languageStep(visitRequestOf(request), url);
  if (answer instanceof Response) return answer;

  const visit = readVisit(request, answer.language);
  if (answer.remember) {
    visit.answerHeaders.append('Set-Cookie', languageCookie(answer.language, visit.secure));
  }
  context.set(visitContext, visit);
  if (visit.sessionToken) await settleSession({ context });
  const response = withTooManyStatus(await next(), request, visit);
  const shared = isForEverybody(response);
  for (const [name, value] of visit.answerHeaders) response.headers.append(name, value);
  // A cookie belongs to one visitor, so no cache may keep what carries one.
  if (shared && response.headers.has('Set-Cookie'))
    response.headers.set('Cache-Control', 'private, no-cache');
  if (!shared) {
    for (const cookie of visitCookies(visit, context.get(visitContext)))
      response.headers.append('Set-Cookie', cookie);
  }
  // Errors are not cached, because they may be temporary, nor is a page that does not say that it is
  // the same for everybody.
  const isRedirect = response.status >= 300 && response.status < 400;
  if (!isRedirect && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', response.ok ? 'private, no-store' : 'no-store');
  return response;
};
