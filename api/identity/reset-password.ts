import { sql } from 'kysely';
import type { SignedIn } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { fail, ok, refuse, type Failed, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { findLink, takeLink, type Challenge } from './challenge.ts';
import { isCommonPassword } from './common-passwords.ts';
import { completeSignIn, guestOf } from './complete-sign-in.ts';
import type { AnyCall, IdentityDeps } from './deps.ts';
import { deviceNameOf } from './device-name.ts';
import { codeOver, enterCode } from './enter-code.ts';
import { findAccount, type FoundAccount } from './find-account.ts';
import { BUSY, tooBusy } from './password.ts';

type Given = {
  token?: string | undefined;
  challenge?: string | undefined;
  code?: string | undefined;
  password: string;
};

const linkOver = (): Failed => fail(404, 'identity.linkOver');

/** Tells the person that their password is another one now. */
export const mailPasswordChanged = async (
  trx: Trx,
  { id, name, email, language }: FoundAccount,
  { now, userAgent = '' }: Pick<AnyCall, 'now' | 'userAgent'>,
): Promise<void> => {
  if (!email) return;
  const device = deviceNameOf(userAgent);
  await queueMail(trx, {
    kind: 'password-changed',
    key: `password-changed:${id}:${now.getTime()}`,
    to: email,
    language,
    data: { name, time: now.toISOString(), ...(device && { device }) },
  });
};

/** Sets the password, ends every session, makes worthless what else was sent for it, and signs in. */
const setPassword = async (
  trx: Trx,
  call: AnyCall,
  { email, accountOver }: Pick<Challenge, 'email'> & { accountOver: () => Failed },
  passwordHash: string,
): Promise<Reply<SignedIn>> => {
  const account = await findAccount(trx, { email });
  if (!account || account.isDisabled) return accountOver();
  const { now, language, userAgent } = call;
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .execute();
  await trx.deleteFrom('session').where('account_id', '=', account.id).execute();
  await sql`delete from challenge where purpose = 'reset' and lower(email) = lower(${email})`.execute(
    trx,
  );
  await mailPasswordChanged(trx, account, call);
  const guest = guestOf(call);
  const signingIn = { account, guest, userAgent, language, now, isNew: false };
  return ok(await completeSignIn(trx, signingIn), 'identity.signedIn');
};

/** Sets another password with the link of the mail, or with the code and the token that asked for it. */
export const setForgottenPassword = async (
  { attempts, passwords }: IdentityDeps,
  call: AnyCall,
  { token: linkToken, challenge, code = '', password }: Given,
): Promise<Reply<SignedIn>> => {
  if (isCommonPassword(password)) return refuse('identity.passwordCommon', {}, 'password');
  const { db, now } = call;
  const hash = async (): Promise<string | Failed> => {
    const hashed = await passwords.hash(password);
    return hashed === BUSY ? tooBusy() : hashed;
  };
  if (linkToken === undefined) {
    const entered = {
      token: challenge ?? '',
      code,
      takes: (purpose: Challenge['purpose']) => purpose === 'reset',
    };
    return enterCode(attempts, call, entered, hash, (trx, { email }, passwordHash) =>
      setPassword(trx, call, { email, accountOver: codeOver }, passwordHash),
    );
  }
  // A password is hashed for nobody who has no link.
  if (!(await findLink(db, { linkToken, now }))) return linkOver();
  const passwordHash = await hash();
  if (typeof passwordHash !== 'string') return passwordHash;
  return transact(db, async (trx) => {
    const link = await takeLink(trx, { linkToken, now });
    if (!link) return linkOver();
    return setPassword(trx, call, { email: link.email, accountOver: linkOver }, passwordHash);
  });
};
