import { getProfile } from '#contract/account/account.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { failure } from './failure.server.ts';
import { visitContext, type RequestArgs } from './context.server.ts';

/**
 * Finds out whom the session of this visit names. One that is over or was made up (the API says that nobody
 * is signed in, or refuses it with 401 or 403) is taken away, and the visitor goes on as the guest that they
 * were. An API that cannot be reached ends the request with 503 and signs nobody out.
 */
export const settleSession = async (args: RequestArgs): Promise<void> => {
  const answer = await call(args, getProfile, { query: {} });
  const visit = args.context.get(visitContext);
  const profile = answer.ok && answer.data.is_logged_in ? answer.data : undefined;
  args.context.set(
    visitContext,
    profile
      ? { ...visit, profile, hasOrdered: profile.has_ordered }
      : { ...visit, sessionToken: undefined },
  );
};

/** Who is signed in. The page's guard has sent everybody else to sign in. */
export const requireProfile = ({ context }: RequestArgs) => {
  const { profile, language } = context.get(visitContext);
  if (!profile) throw failure(language, 404);
  return { profile, language };
};

/** From now on it is known whether the visitor has ordered. */
export const learnOrdered = ({ context }: RequestArgs, hasOrdered: boolean): void =>
  context.set(visitContext, { ...context.get(visitContext), hasOrdered });

/** What the API answers to a sign-in. */
type SignedIn = { token: string; guest_token: string | null };

/** From now on the visitor is who signed in; what is left of the guest has another token. */
export const signIn = (
  { context }: RequestArgs,
  { token, guest_token: guestToken }: SignedIn,
): void => {
  const visit = context.get(visitContext);
  context.set(visitContext, {
    ...visit,
    sessionToken: token,
    guestToken: guestToken ?? undefined,
  });
};

/** From now on the visitor is a guest, or nobody. */
export const signOut = ({ context }: RequestArgs): void => {
  const visit = context.get(visitContext);
  context.set(visitContext, { ...visit, sessionToken: undefined, profile: undefined });
};
