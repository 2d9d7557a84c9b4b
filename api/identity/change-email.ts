import { sql } from 'kysely';
import type { Challenge as Begun } from '#contract/account/identity.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import type { Log } from '#api/http/env.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { readdressSubscriptions } from '#api/subscriptions/move-subscriptions.ts';
import { beginChallenge } from './send-code.ts';
import type { IdentityDeps } from './deps.ts';
import { deviceNameOf } from './device-name.ts';
import { codeOver } from './enter-code.ts';
import { needsProof } from './fresh-proof.ts';
import { getOwnAccount, type OwnCall } from './prove.ts';
import type { PurposeHandler } from './purposes.ts';

/**
 * Sends a code to another address, which becomes the account's when it is entered. Whether somebody has
 * that address already, only its mail tells.
 */
export const beginEmailChange = async (
  deps: Pick<IdentityDeps, 'attempts' | 'sms'> & { log: Log },
  call: OwnCall,
  email: string,
): Promise<Reply<Begun>> => {
  const { session, now, account, language } = call;
  if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
  const payload = { language };
  return beginChallenge(deps, call, { purpose: 'email', email, accountId: account.id, payload });
};

/** The new address is proven: it is the account's, and both addresses are told. */
export const enterNewEmail: PurposeHandler = async (trx, challenge, call) => {
  const { account, now, userAgent = '' } = call;
  const { email } = challenge;
  if (!account || email === null || challenge.accountId !== account.id) return codeOver();
  const before = await getOwnAccount(trx, { account });
  const { rows } = await sql<{ id: string }>`
    update account a set email = ${email}, email_verified_at = ${now}
    where id = ${account.id}
      and not exists (
        select from account o where lower(o.email) = lower(${email}) and o.id <> a.id)
    returning id`.execute(trx);
  if (rows.length === 0) return refuse('account.emailTaken', {}, 'code');
  // What was sent to the former address opens nothing any more.
  await trx
    .deleteFrom('challenge')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', account.id),
        eb(sql`lower(email)`, '=', before.email?.toLowerCase() ?? ''),
      ]),
    )
    .execute();
  const device = deviceNameOf(userAgent);
  if (before.email !== null)
    await readdressSubscriptions(trx, {
      shopperId: before.shopperId,
      from: before.email,
      to: email,
    });
  const { name, language } = before;
  for (const to of new Set([before.email ?? email, email]))
    await queueMail(trx, {
      kind: 'email-changed',
      key: `email-changed:${account.id}:${now.getTime()}:${to === email ? 'new' : 'old'}`,
      to,
      language,
      data: { name, email, time: now.toISOString(), ...(device && { device }) },
    });
  return ok(null, 'account.emailChanged');
};
