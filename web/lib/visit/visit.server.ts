import type { LanguageCode } from '#i18n/languages.ts';
import { redirect, type MiddlewareFunction } from 'react-router';
import { answerLanguage, languageCookie } from './answer-language.server.ts';
import { readCookie, writeCookie, YEAR } from './cookies.server.ts';
import {
  sessionContext,
  spelledContext,
  visitContext,
  type IsSession,
  type Visit,
} from '#web/lib/visit/context.server.ts';
import { isFile } from '#web/lib/paths/page-kind.ts';
import { isScripted } from '#web/lib/page-data/personal-page.ts';
import { withoutTrailingSlashes } from './trailing-slash.server.ts';

const SESSION_COOKIE = 'frontend_token';

/** The visit, and whether the visitor has the cookie of a session that there is not. */
type Found = { visit: Visit; isStale: boolean };

const findVisit = async (
  request: Request,
  language: LanguageCode,
  isSession: IsSession,
): Promise<Found> => {
  const cookies = request.headers.get('cookie');
  const session = readCookie(cookies, SESSION_COOKIE);
  const signedIn = Boolean(session) && (await isSession(session ?? ''));
  const visit = {
    language,
    token: (signedIn ? session : readCookie(cookies, 'user_token')) || undefined,
    signedIn,
    secure: new URL(request.url).protocol === 'https:',
    answerHeaders: new Headers(),
  };
  return { visit, isStale: session !== undefined && !signedIn };
};

/** What the language of an answer hangs on. */
export type Asked = {
  method: string;
  /** The address as it was asked for. */
  address: URL;
  cookies: string | null;
  /** The header Sec-Fetch-Dest. */
  destination: string | null;
};

/** The same of a request. */
export const askedBy = ({ method, url, headers }: Request): Asked => ({
  method,
  address: new URL(url),
  cookies: headers.get('cookie'),
  destination: headers.get('sec-fetch-dest'),
});

const isReading = ({ method }: { method: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/** Whether a browser wants a page: no form, no script's own request. */
const asksForDocument = (asked: Asked, url: URL): boolean => {
  const { address, destination } = asked;
  return (
    isReading(asked) &&
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
  asked: Asked,
  url: URL,
): Response | { language: LanguageCode; remember: boolean } => {
  const isDocument = asksForDocument(asked, url);
  const tidy = isDocument ? withoutTrailingSlashes(url) : undefined;
  if (tidy) return redirect(tidy, { status: 301, headers: { 'Cache-Control': 'max-age=3600' } });
  const answer = answerLanguage(url, asked.cookies, isDocument);
  if (answer.kind === 'page') return answer;
  return redirect(answer.to, {
    status: answer.status,
    headers: { 'Cache-Control': answer.status === 302 ? 'private, no-store' : 'max-age=3600' },
  });
};

/** A page that is the same for everybody, kept by caches, carries nobody's cookie. */
const isForEverybody = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('public') ?? false;

/** What a guest keeps is theirs for a year from their last visit, in a cookie that no script can read. */
const guestCookie = (token: string, secure: boolean): string =>
  writeCookie('user_token', token, { maxAge: YEAR, httpOnly: true, secure });

/** Takes away what names a session that is over, or never was one. */
const noSessionCookie = (secure: boolean): string =>
  writeCookie(SESSION_COOKIE, '', { maxAge: 0, httpOnly: true, secure });

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
  const answer = languageStep(askedBy(request), url);
  if (answer instanceof Response) return answer;

  const isSession = context.get(sessionContext);
  const { visit, isStale } = await findVisit(request, answer.language, isSession);
  if (answer.remember) {
    visit.answerHeaders.append('Set-Cookie', languageCookie(answer.language, visit.secure));
  }
  context.set(visitContext, visit);
  const response = withTooManyStatus(await next(), request, visit);
  for (const [name, value] of visit.answerHeaders) response.headers.append(name, value);
  const session = visit.signedIn ? visit.token : undefined;
  const { token } = context.get(visitContext);
  if (!isForEverybody(response)) {
    if (isStale) response.headers.append('Set-Cookie', noSessionCookie(visit.secure));
    if (token && token !== session)
      response.headers.append('Set-Cookie', guestCookie(token, visit.secure));
  }
  // Errors are not cached, because they may be temporary, nor is a page that does not say that it is
  // the same for everybody.
  const isRedirect = response.status >= 300 && response.status < 400;
  if (!isRedirect && !response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', response.ok ? 'private, no-store' : 'no-store');
  return response;
};
