import type { Challenge as Begun } from '#contract/account/identity.ts';
import type { Db, Trx } from '#db/client.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import { limitAttempts } from './limit-attempts.ts';
import { beginChallenge } from './send-code.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';
import { codeOver } from './enter-code.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import { BUSY, tooBusy } from './password.ts';
import type { PurposeHandler } from './purposes.ts';
import type { Log } from '#api/http/env.ts';

/** A call of whoever is signed in. */
export type OwnCall = AnyCall & {
  account: NonNullable<AnyCall['account']>;
  shopper: NonNullable<AnyCall['shopper']>;
  session: NonNullable<AnyCall['session']>;
};

/** Notes that who is here has just been proven. */
export const noteProof = async (db: Db | Trx, sessionId: string, now: Date): Promise<void> => {
  await db.updateTable('session').set({ proved_at: now }).where('id', '=', sessionId).execute();
};

/** The account of whoever is signed in. */
export const getOwnAccount = async (
  db: Db | Trx,
  { account: { id } }: Pick<OwnCall, 'account'>,
): Promise<FoundAccount> => {
  const account = await findAccount(db, { id });
  if (!account) throw new Error('the account of a session is not there');
  return account;
};

/** Compares the account's password; wrong ones count as at sign-in, however many devices try. */
export const checkOwnPassword = async (
  { attempts, passwords }: Pick<IdentityDeps, 'attempts' | 'passwords'>,
  call: OwnCall,
  password: string,
): Promise<Reply<null>> => {
  const { db, now, clientAddress } = call;
  const { email, passwordHash: known } = await getOwnAccount(db, call);
  const identity = email?.toLowerCase() ?? call.account.id;
  const isWrong = ({ kind }: Reply<unknown>): boolean => kind === 'refused';
  const attempting = { kind: 'signIn', identity, clientAddress, now, isWrong } as const;
  return limitAttempts(attempts, attempting, async () => {
    const checked = await passwords.check(password, known);
    if (checked === BUSY) return tooBusy();
    return checked.isRight ? ok(null) : refuse('account.wrongPassword', {}, 'password');
  });
};

type Proven = { proven: boolean; challenge: Begun | null };

/** Proves who is here: by the password where one is given, else by a code that is sent to the account. */
export const proveAgain = async (
  deps: Pick<IdentityDeps, 'attempts' | 'passwords' | 'sms'> & { log: Log },
  call: OwnCall,
  password: string | undefined,
): Promise<Reply<Proven>> => {
  const { db, now, session, account, language } = call;
  if (password !== undefined) {
    const checked = await checkOwnPassword(deps, call, password);
    if (checked.kind !== 'ok') return checked;
    await noteProof(db, session.id, now);
    return ok({ proven: true, challenge: null }, 'account.proven');
  }
  const { email, phone } = await getOwnAccount(db, call);
  const address = email === null ? { phone: phone ?? '' } : { email };
  const begun = await beginChallenge(deps, call, {
    purpose: 'proof',
    ...address,
    accountId: account.id,
    payload: { language },
  });
  if (begun.kind !== 'ok') return begun;
  return ok({ proven: false, challenge: begun.data }, begun.message);
};

/** The code that proves again who is here; it counts for the account that asked for it alone. */
export const enterProof: PurposeHandler = async (trx, challenge, { account, session, now }) => {
  if (!account || !session || challenge.accountId !== account.id) return codeOver();
  await noteProof(trx, session.id, now);
  return ok(null, 'account.proven');
};
