import type { SignedIn } from '#contract/account/identity.ts';
import type { Db, Trx } from '#db/client.ts';
import { ok, refuse, type Refused, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { limitAttempts } from './limit-attempts.ts';
import { completeSignIn, guestOf } from './complete-sign-in.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import { BUSY, tooBusy } from './password.ts';

/** The one answer to an unknown address, a wrong password, none, and an account that is disabled. */
const wrong = (): Refused => refuse('identity.wrongPassword');

/** Locks the account as long as it still has the password that was compared, and keeps it hashed anew. */
const keepPassword = async (
  trx: Trx,
  { id, passwordHash }: FoundAccount,
  renewed: string | undefined,
): Promise<boolean> => {
  const known = await trx
    .updateTable('account')
    .set({ password_hash: renewed ?? passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return known !== undefined;
};

const findWithPassword = async (db: Db, email: string): Promise<FoundAccount | undefined> => {
  const account = await findAccount(db, { email });
  return account?.isDisabled ? undefined : account;
};

/** Signs in by e-mail and password. Whether there is such an account, neither answer nor time tells. */
export const signInWithPassword = (
  { attempts, passwords }: IdentityDeps,
  call: AnyCall,
  { email, password }: { email: string; password: string },
): Promise<Reply<SignedIn>> => {
  const { db, now, clientAddress, language, userAgent } = call;
  const identity = email.toLowerCase();
  const isWrong = ({ kind }: Reply<unknown>): boolean => kind === 'refused';
  const attempting = { kind: 'signIn', identity, clientAddress, now, isWrong } as const;
  return limitAttempts(attempts, attempting, async () => {
    const account = await findWithPassword(db, email);
    const checked = await passwords.check(password, account?.passwordHash);
    if (checked === BUSY) return tooBusy();
    if (!account || !checked.isRight) return wrong();
    const reply = await transact(db, async (trx) => {
      if (!(await keepPassword(trx, account, checked.renewed))) return wrong();
      const guest = guestOf(call);
      const signingIn = { account, guest, userAgent, language, now, isNew: false };
      return ok(await completeSignIn(trx, signingIn), 'identity.signedIn');
    });
    if (reply.kind === 'ok') await attempts.rememberNetwork({ identity, clientAddress, now });
    return reply;
  });
};
