import type { SignedIn } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { presentProfile } from '#api/accounts/profile.ts';
import { noteDevice } from './known-device.ts';
import { mergeShoppers } from './merge-shoppers.ts';
import { openSession } from './open-session.ts';

/** The guest who signs in: the shopper of the token that the call was asked with, and its session. */
export type Guest = { shopperId: string; sessionId: string };

type Asking = {
  session: { id: string; kind: string } | undefined;
  shopper: { id: string } | undefined;
};

/** The guest of a call; undefined where nobody or somebody signed in asks. */
export const guestOf = ({ session, shopper }: Asking): Guest | undefined =>
  session?.kind === 'guest' && shopper
    ? { shopperId: shopper.id, sessionId: session.id }
    : undefined;

type SigningIn = {
  /** Whose identity is proven; neither disabled nor erased. */
  account: { id: string; shopperId: string };
  guest: Guest | undefined;
  userAgent: string | undefined;
  language: LanguageCode;
  now: Date;
  /** Whether the account was made by this sign-in. */
  isNew: boolean;
};

/**
 * All that follows when somebody has proven who they are, whichever way: a session with a token that
 * never was before, what the guest had, a mail where the browser is new to the account, and the answer.
 */
export const completeSignIn = async (
  trx: Trx,
  { account, guest, userAgent = '', language, now, isNew }: SigningIn,
): Promise<SignedIn> => {
  const { id: accountId, shopperId } = account;
  const merging = { accountId, from: guest, language, now };
  const { notice, guestToken } = await mergeShoppers(trx, merging);
  const session = await openSession(trx, { accountId, shopperId, userAgent, now });
  await noteDevice(trx, { accountId, sessionId: session.id, userAgent, language, now, isNew });
  const user = await presentProfile(trx, {
    shopper: { id: shopperId },
    account: { id: accountId },
  });
  return { token: session.token, guest_token: guestToken, user, notice, is_new: isNew };
};
