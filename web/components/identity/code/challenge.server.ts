import { redirect } from 'react-router';
import type { Purpose } from '#contract/account/identity.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { readCookie, writeCookie } from '#web/lib/visit/cookies.server.ts';
import { signInQuery } from '#web/components/identity/sign-in-query.ts';

/** Holds the token of the code that this browser has asked for: elsewhere the code counts for nothing. */
const COOKIE = 'frontend_challenge';
/** As long as a code is valid. */
const SECONDS = 600;

/** The token of the code that is waited for. */
export const findChallengeToken = ({ request }: { request: Request }): string | undefined =>
  readCookie(request.headers.get('cookie'), COOKIE) || undefined;

const setCookie = ({ context }: RequestArgs, token: string): void => {
  const { answerHeaders, secure } = context.get(visitContext);
  const maxAge = token ? SECONDS : 0;
  answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, token, { maxAge, httpOnly: true, secure }),
  );
};

/** Remembers that a code is waited for, of which the API has answered this token. */
export const keepChallenge = setCookie;

/** Forgets it: the code has been entered or is over. */
export const dropChallenge = (args: RequestArgs): void => setCookie(args, '');

/**
 * Leads to where the code is entered. What counts there is the challenge; the purpose stands in the
 * address for whoever reads it.
 */
export const beginVerification = (
  args: RequestArgs & { url: URL },
  token: string,
  purpose: Purpose,
): Response => {
  keepChallenge(args, token);
  const { verification } = makePaths(args.context.get(visitContext).language);
  return redirect(
    withQuery(verification(), { purpose, ...signInQuery(args.url.searchParams) }),
    303,
  );
};
