import { sql } from 'kysely';
import { findAccount, type FoundAccount } from '#api/identity/find-account.ts';
import { eraseAuthor } from '#api/own-reviews/write-review.ts';
import { anonymiseQuestions } from '#api/questions/anonymise.ts';
import type { Trx } from '#db/client.ts';
import { forgetRecipient, queueMail } from '#jobs/mail/queue-mail.ts';
import { erasePersonFromOrders } from '#jobs/maintenance/erase-person.ts';
import { removePicture } from './account-picture.ts';

/** Tables with rows of an account that nobody else needs. */
const OF_ACCOUNT = [
  'store_message',
  'session',
  'known_device',
  'identity',
  'challenge',
  'passkey',
  'compared_product',
  'store_follow',
  'store_news_reader',
] as const;
const OF_SHOPPER = [
  'cart',
  'address',
  'wish',
  'wishlist_link',
  'prescription',
  'subscription',
  'review_vote',
  'review_report',
] as const;
/** And what was asked for or written by whoever has the address, which the account has proven. */
const OF_ADDRESS = ['subscription', 'contact_message'] as const;

/** What was mailed to the person is forgotten, but for the mail that says so. */
const mailErased = async (
  trx: Trx,
  { id, name, email: to, language }: FoundAccount,
): Promise<void> => {
  if (to === null) return;
  await forgetRecipient(trx, to);
  const key = `account-deleted:${id}`;
  await queueMail(trx, { kind: 'account-deleted', key, to, language, data: { name } });
};

/**
 * Erases an account: what is the person's alone is deleted, their orders stay without them. Who was
 * merged into the account goes the same way. A mail says so to the person, the last that the shop writes.
 * False where it is erased already.
 */
export const eraseAccount = async (trx: Trx, id: string, now: Date): Promise<boolean> => {
  await trx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
  const account = await findAccount(trx, { id });
  if (!account) return false;
  const { shopperId } = account;
  const shoppers = trx
    .selectFrom('shopper')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', shopperId), eb('merged_into', '=', shopperId)]));
  await removePicture(trx, id);
  for (const table of OF_ACCOUNT)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  for (const table of OF_SHOPPER)
    await trx.deleteFrom(table).where('shopper_id', 'in', shoppers).execute();
  await anonymiseQuestions(trx, id);
  for (const table of account.email === null ? [] : OF_ADDRESS)
    await trx
      .deleteFrom(table)
      .where(sql`lower(email)`, '=', account.email?.toLowerCase())
      .execute();
  await eraseAuthor(trx, shoppers);
  // Answers to repeated requests hold the order with its address.
  await trx
    .deleteFrom('idempotency_key')
    .where('owner', 'in', shoppers.clearSelect().select(sql<string>`id::text`.as('owner')))
    .execute();
  await trx
    .updateTable('order')
    .set({ person_erased: true })
    .where('shopper_id', 'in', shoppers)
    .execute();
  await erasePersonFromOrders(trx);
  await trx
    .updateTable('account')
    .set({
      name: '',
      email: null,
      email_verified_at: null,
      phone: null,
      phone_verified_at: null,
      password_hash: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
  await mailErased(trx, account);
  return true;
};
