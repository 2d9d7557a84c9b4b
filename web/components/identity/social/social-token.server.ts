import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { readCookie, writeCookie } from '#web/lib/visit/cookies.server.ts';

/**
 * Holds what binds a sign-in at Google or Facebook to the browser that began it: somebody else's way back
 * from there counts for nothing here. The provider leads back by a link, which SameSite=Lax lets through.
 */
const COOKIE = 'frontend_oauth';
/** As long as the API remembers the sign-in. */
const SECONDS = 600;

/** The token of the sign-in that was begun; undefined where none was. */
export const findSocialToken = ({ request }: { request: Request }): string | undefined =>
  readCookie(request.headers.get('cookie'), COOKIE) || undefined;

/** Remembers the sign-in; an empty token forgets it. */
export const keepSocialToken = ({ context }: RequestArgs, token: string): void => {
  const { answerHeaders, secure } = context.get(visitContext);
  const maxAge = token ? SECONDS : 0;
  answerHeaders.append(
    'Set-Cookie',
    writeCookie(COOKIE, token, { maxAge, httpOnly: true, secure }),
  );
};
