import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Guest } from './complete-sign-in.ts';
import { findAccount } from './find-account.ts';

type NewAccount = {
  name: string;
  /** At least one of them, proven: somebody has entered the code that was sent there, or a provider says so. */
  email?: string | undefined;
  /** E.164. */
  phone?: string | undefined;
  language: LanguageCode;
  passwordHash?: string | undefined;
  guestShopper?: Guest | undefined;
  now: Date;
};

type Account = { id: string; shopperId: string };

/**
 * The guest's own shopper, to be the account's: only while their session lasts, and where all their
 * orders were sent to this address. Others may belong to somebody who shares the browser.
 */
const takeShopper = async (
  trx: Trx,
  { guestShopper, email = '' }: NewAccount,
): Promise<string | undefined> => {
  if (!guestShopper) return undefined;
  const { rows } = await sql<{ id: string }>`
    select s.id from session g join shopper s on s.id = g.shopper_id
    where g.id = ${guestShopper.sessionId} and g.kind = 'guest'
      and s.id = ${guestShopper.shopperId} and s.merged_into is null
      and not exists (select from account a where a.shopper_id = s.id)
      and not exists (
        select from "order" o
        where o.shopper_id = s.id and lower(o.email) <> lower(${email}))
    for update of g, s`.execute(trx);
  return rows[0]?.id;
};

const addShopper = async (trx: Trx, { language, now }: NewAccount): Promise<string> => {
  const added = { language, created_at: now, seen_at: now };
  const query = trx.insertInto('shopper').values(added).returning('id');
  return (await query.executeTakeFirstOrThrow()).id;
};

const insertAccount = async (
  trx: Trx,
  shopperId: string,
  { name, email, phone, language, passwordHash, now }: NewAccount,
): Promise<Account | undefined> => {
  const inserted = await trx
    .insertInto('account')
    .values({
      shopper_id: shopperId,
      name,
      email: email ?? null,
      email_verified_at: email ? now : null,
      phone: phone ?? null,
      phone_verified_at: phone ? now : null,
      language,
      password_hash: passwordHash ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && { id: inserted.id, shopperId };
};

/**
 * Makes the account of a proven address, with the guest's own shopper where it may (see takeShopper),
 * else a new one. Where another has made it in the meantime, that one is returned, and only `isNew` tells.
 */
export const createAccount = async (
  trx: Trx,
  account: NewAccount,
): Promise<Account & { isNew: boolean; isDisabled: boolean }> => {
  const taken = await takeShopper(trx, account);
  const shopperId = taken ?? (await addShopper(trx, account));
  const made = await insertAccount(trx, shopperId, account);
  if (made) return { ...made, isNew: true, isDisabled: false };
  if (!taken) await trx.deleteFrom('shopper').where('id', '=', shopperId).execute();
  const known = await findAccount(trx, account);
  if (!known) throw new Error('an account was neither made nor is there');
  const { id, shopperId: knownShopper, isDisabled } = known;
  return { id, shopperId: knownShopper, isNew: false, isDisabled };
};
