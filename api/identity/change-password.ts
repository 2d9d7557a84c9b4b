import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityDeps } from './deps.ts';
import { needsProof } from './fresh-proof.ts';
import { openSession } from './open-session.ts';
import { BUSY, tooBusy } from './password.ts';
import { checkOwnPassword, getOwnAccount, type OwnCall } from './prove.ts';
import { mailPasswordChanged } from './reset-password.ts';

type Given = { old_password?: string | undefined; password: string };

/**
 * Sets another password for whoever has just proven who they are, or knows the old one. Every session of the
 * account ends; this browser gets a new one.
 */
export const changePassword = async (
  deps: Pick<IdentityDeps, 'attempts' | 'passwords'>,
  call: OwnCall,
  { old_password: old, password }: Given,
): Promise<Reply<{ token: string; ended: number }>> => {
  const { db, now, account, shopper, session, userAgent } = call;
  if (isCommonPassword(password)) return refuse('identity.passwordCommon', {}, 'password');
  if (old !== undefined) {
    const checked = await checkOwnPassword(deps, call, old);
    if (checked.kind !== 'ok') return checked;
  } else if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
  const hash = await deps.passwords.hash(password);
  if (hash === BUSY) return tooBusy();
  return transact(db, async (trx) => {
    await trx
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', account.id)
      .execute();
    const gone = await trx
      .deleteFrom('session')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    await mailPasswordChanged(trx, await getOwnAccount(trx, call), call);
    const opened = { accountId: account.id, shopperId: shopper.id, userAgent, now };
    const { token } = await openSession(trx, opened);
    return ok({ token, ended: Number(gone.numDeletedRows) - 1 }, 'account.passwordChanged');
  });
};
