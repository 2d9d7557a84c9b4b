import type { SignedIn } from '#contract/account/identity.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';

/**
 * Notes that somebody has proven who they are from this network, after the transaction of a sign-in by
 * whichever way: their tries at a password come back, and strangers cannot use them up there.
 */
export const noteSignIn = async (
  { attempts }: Pick<IdentityDeps, 'attempts'>,
  { now, clientAddress }: Pick<AnyCall, 'now' | 'clientAddress'>,
  { user }: SignedIn,
): Promise<void> => {
  const identity = user.email?.toLowerCase() ?? user.phone ?? undefined;
  await attempts.forget('signIn', { identity, clientAddress, now });
  await attempts.rememberNetwork({ identity, clientAddress, now });
};
