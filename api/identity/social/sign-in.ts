import type { SignedIn } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Challenge } from '#api/identity/challenge.ts';
import { completeSignIn, guestOf } from '#api/identity/complete-sign-in.ts';
import { createAccount } from '#api/identity/create-account.ts';
import type { AnyCall } from '#api/identity/deps.ts';
import { findAccount } from '#api/identity/find-account.ts';
import { findLinked, link, type Login } from './link.ts';

type Account = { id: string; shopperId: string; isDisabled: boolean; isNew: boolean };

const enter = async (trx: Trx, account: Account, call: AnyCall): Promise<Reply<SignedIn>> => {
  if (account.isDisabled) return refuse('social.disabled');
  const { userAgent, language, now } = call;
  const { isNew } = account;
  const signingIn = { account, guest: guestOf(call), userAgent, language, now, isNew };
  return ok(await completeSignIn(trx, signingIn));
};

/** Signs in whoever has this login; undefined where it is linked to no account. */
export const signInLinked = async (
  trx: Trx,
  login: Pick<Login, 'provider' | 'subject'>,
  call: AnyCall,
): Promise<Reply<SignedIn> | undefined> => {
  const account = await findLinked(trx, login);
  return account && enter(trx, { ...account, isNew: false }, call);
};

/** Of a person without a name: what stands before the @. */
const nameOf = (name: string | undefined, email: string): string =>
  (name ?? email.split('@', 1)[0] ?? email).slice(0, 120);

/**
 * Signs in whoever has this login and has proven that the address is theirs: to the account that the
 * login is linked to, else to the one with this address, else to a new one; it is linked from now on.
 */
export const signInProven = async (
  trx: Trx,
  { name, ...login }: Login & { email: string; name: string | undefined },
  call: AnyCall,
): Promise<Reply<SignedIn>> => {
  const { email } = login;
  const { language, now } = call;
  const known = (await findLinked(trx, login)) ?? (await findAccount(trx, { email }));
  const account = known
    ? { ...known, isNew: false }
    : await createAccount(trx, {
        name: nameOf(name, email),
        email,
        language,
        guestShopper: guestOf(call),
        now,
      });
  if (!account.isDisabled) await link(trx, login, account, call);
  return enter(trx, account, call);
};

/** Links the login and signs in, where the code of a challenge with the purpose `social` was right. */
export const verifySocial = (
  trx: Trx,
  { email, payload: { provider, subject, name } }: Challenge,
  call: AnyCall,
): Promise<Reply<SignedIn>> => {
  if (!provider || subject === undefined || email === null)
    throw new Error('a challenge of a login at a provider does not say whose it is');
  return signInProven(trx, { provider, subject, name, email }, call);
};
