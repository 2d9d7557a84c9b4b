import { sql } from 'kysely';
import type { Challenge as Begun } from '#contract/account/identity.ts';
import { getSettings } from '#db/settings.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { findPhone } from '#api/addresses/address-rules.ts';
import type { Log } from '#api/http/env.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { beginChallenge } from './send-code.ts';
import type { IdentityDeps } from './deps.ts';
import { deviceNameOf } from './device-name.ts';
import { codeOver } from './enter-code.ts';
import { needsProof } from './fresh-proof.ts';
import { getOwnAccount, type OwnCall } from './prove.ts';
import type { PurposeHandler } from './purposes.ts';

type Typed = { phone: string; country?: string | undefined };

/**
 * Sends a code to another phone, which becomes the account's when it is entered. Whether somebody has
 * that number already, nobody learns: then no code comes.
 */
export const beginPhoneChange = async (
  deps: Pick<IdentityDeps, 'attempts' | 'sms'> & { log: Log },
  call: OwnCall,
  { phone: typed, country }: Typed,
): Promise<Reply<Begun>> => {
  const { db, session, now, account, language } = call;
  if (!deps.sms) return fail(404, 'identity.phoneUnavailable');
  if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
  const phone = findPhone(typed, country ?? (await getSettings(db)).default_country);
  if (phone === undefined) return refuse('identity.phoneInvalid', {}, 'phone');
  if (phone === (await getOwnAccount(db, call)).phone)
    return refuse('account.phoneSame', {}, 'phone');
  const payload = { language };
  return beginChallenge(deps, call, { purpose: 'phone', phone, accountId: account.id, payload });
};

/** The new phone is proven: it is the account's, and its e-mail address is told. */
export const enterNewPhone: PurposeHandler = async (trx, challenge, call) => {
  const { account, now, userAgent = '' } = call;
  const { phone } = challenge;
  if (!account || phone === null || challenge.accountId !== account.id) return codeOver();
  const { name, email, language, phone: before } = await getOwnAccount(trx, { account });
  const { rows } = await sql<{ id: string }>`
    update account a set phone = ${phone}, phone_verified_at = ${now}
    where id = ${account.id}
      and not exists (select from account o where o.phone = ${phone} and o.id <> a.id)
    returning id`.execute(trx);
  if (rows.length === 0) return refuse('account.phoneTaken', {}, 'code');
  // What was sent to the former number opens nothing any more.
  await trx
    .deleteFrom('challenge')
    .where((eb) => eb.or([eb('account_id', '=', account.id), eb('phone', '=', before ?? '')]))
    .execute();
  const device = deviceNameOf(userAgent);
  if (email !== null)
    await queueMail(trx, {
      kind: 'phone-changed',
      key: `phone-changed:${account.id}:${now.getTime()}`,
      to: email,
      language,
      data: { name, phone, time: now.toISOString(), ...(device && { device }) },
    });
  return ok(null, 'account.phoneChanged');
};

/** Takes the phone off the account, unless nothing else proves whose it is. */
export const removePhone = async ({
  db,
  session,
  now,
  account,
}: OwnCall): Promise<Reply<Record<string, never>>> => {
  if (needsProof(session, now)) return fail(403, 'account.proofNeeded');
  const removed = await db
    .updateTable('account')
    .set({ phone: null, phone_verified_at: null })
    .where('id', '=', account.id)
    .where('email', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return removed ? ok({}, 'account.phoneRemoved') : refuse('account.phoneNeeded', {}, 'phone');
};
