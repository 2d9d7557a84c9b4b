import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { moveAddresses } from '#api/addresses/move-addresses.ts';
import { lockCartRow, type CartRow } from '#api/cart/cart-row.ts';
import { mergeCarts } from '#api/cart/merge-carts.ts';
import type { FittedLine } from '#api/cart/fit-merged-lines.ts';
import { insertShopper, makeShopper } from '#api/http/session.ts';
import { moveWishes } from '#api/wishlist/move-wishes.ts';
import { claimOrders, giveOrders, lockShopperOrders } from '#api/orders/move-orders.ts';
import { moveSubscriptions } from '#api/subscriptions/move-subscriptions.ts';
import { moveReports } from '#api/reviews/review-reports.ts';
import { moveVotes } from '#api/reviews/review-votes.ts';
import { noticeOf } from './merge-notice.ts';

type Merging = {
  accountId: string;
  /** The guest that the browser was until now. */
  from: { shopperId: string; sessionId: string } | undefined;
  language: LanguageCode;
  now: Date;
};

/** Ends the guest's session; false where another sign-in was quicker. */
const endGuestSession = async (
  trx: Trx,
  { shopperId, sessionId }: NonNullable<Merging['from']>,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('shopper_id', '=', shopperId)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

type Pair = { from: string; into: string; now: Date };

/** Locks both carts, in the order of their shoppers' ids whichever way round they are merged. */
const lockCarts = async (
  trx: Trx,
  { from, into, now }: Pair,
): Promise<{ from: CartRow; into: CartRow }> => {
  if (from < into) {
    const first = await lockCartRow(trx, from, now);
    return { from: first, into: await lockCartRow(trx, into, now) };
  }
  const first = await lockCartRow(trx, into, now);
  return { from: await lockCartRow(trx, from, now), into: first };
};

/** Waits for whoever saves something of the guest's; false where the guest is an account's shopper. */
const lockGuest = async (trx: Trx, shopperId: string): Promise<boolean> => {
  await trx.selectFrom('shopper').select('id').where('id', '=', shopperId).forUpdate().execute();
  const account = await trx
    .selectFrom('account')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return account === undefined;
};

const movePrescriptions = async (trx: Trx, { from, into }: Pair): Promise<void> => {
  await trx
    .updateTable('prescription')
    .set({ shopper_id: into })
    .where('shopper_id', '=', from)
    .execute();
};

/** What was asked for before signing in and is repeated afterwards gets the first answer. */
const moveKeys = async (trx: Trx, { from, into }: Pair): Promise<void> => {
  await sql`
    with gone as (delete from idempotency_key where owner = ${from} returning *)
    insert into idempotency_key (owner, key, request_hash, answer, created_at)
    select ${into}, key, request_hash, answer, created_at from gone
    on conflict do nothing`.execute(trx);
};

/**
 * Leaves the orders that are not the account's with a guest of their own; the token of that guest, null
 * where there are none.
 */
const leaveOtherOrders = async (
  trx: Trx,
  { from, now }: Pair,
  language: LanguageCode,
): Promise<string | null> => {
  const ids = await lockShopperOrders(trx, from);
  if (ids.length === 0) return null;
  const left = makeShopper(language, now);
  await insertShopper(trx, left);
  await giveOrders(trx, left.id, ids);
  return left.token;
};

type Merged = { fitted: FittedLine[]; orders: number; guestToken: string | null };

const mergeGuest = async (
  trx: Trx,
  pair: Pair,
  email: string | null,
  language: LanguageCode,
): Promise<Merged | undefined> => {
  const { from, into, now } = pair;
  const carts = await lockCarts(trx, pair);
  if (!(await lockGuest(trx, from))) {
    return undefined;
  }
  await moveAddresses(trx, pair);
  const fitted = await mergeCarts(trx, { ...carts, now });
  await moveWishes(trx, pair);
  await movePrescriptions(trx, pair);
  await moveSubscriptions(trx, pair);
  await moveVotes(trx, pair);
  await moveReports(trx, pair);
  await moveKeys(trx, pair);
  const orders = email === null ? 0 : await claimOrders(trx, { email, into, from, now });
  const guestToken = await leaveOtherOrders(trx, pair, language);
  await trx.updateTable('shopper').set({ merged_into: into }).where('id', '=', from).execute();
  return { fitted, orders, guestToken };
};

/**
 * Moves what a guest has to the shopper of the account that they sign in to: cart, addresses, wishes,
 * prescriptions, answers under idempotency keys, and the orders with the account's e-mail address, which also other
 * guests may have placed recently. The guest's token is dead afterwards; where orders with another
 * address stay behind, `guestToken` is their new one. `notice` says what has changed, in `language`;
 * null where nothing has. It may be called at any time of a sign-in, in its transaction, which must be
 * one that is repeated after a deadlock. Locks: the guest's session, the carts by the ids of
 * their shoppers, the guest, orders by id.
 */
export const mergeShoppers = async (
  trx: Trx,
  { accountId, from, language, now }: Merging,
): Promise<{ notice: string | null; guestToken: string | null }> => {
  const account = await trx
    .selectFrom('account')
    .select(['shopper_id', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { shopper_id: into, email } = account;
  const isGuest = from !== undefined && (await endGuestSession(trx, from));
  // A new account has taken the guest's shopper over: only the token has changed.
  const isOther = isGuest && from.shopperId !== into;
  const merged = isOther
    ? await mergeGuest(trx, { from: from.shopperId, into, now }, email, language)
    : undefined;
  if (merged) {
    const { guestToken, ...changes } = merged;
    return { notice: await noticeOf(trx, changes, language), guestToken };
  }
  const orders = email === null ? 0 : await claimOrders(trx, { email, into, from: undefined, now });
  return { notice: await noticeOf(trx, { fitted: [], orders }, language), guestToken: null };
};
