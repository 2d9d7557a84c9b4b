import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { MOST_LINES } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { fitLines, type FittedLine } from './fit-merged-lines.ts';
import { moveLines } from './save-or-remove-line.ts';
import { listStoredLines, type StoredLine } from './stored-lines.ts';
import { listVariants } from './find-variant.ts';

/** Both carts, locked. */
type Merging = { from: CartRow; into: CartRow; now: Date };

const moveWhole = async (trx: Trx, into: CartRow, lines: readonly FittedLine[]): Promise<void> => {
  await sql`
    update cart_line l set cart_id = ${into.id}, quantity = t.units
    from unnest(
      ${lines.map(({ line }) => line.id)}::uuid[], ${lines.map(({ units }) => units)}::int[]) as t (id, units)
    where l.id = t.id`.execute(trx);
};

/**
 * Adds units to lines that the other cart has already. A line that is selected in either cart is selected;
 * the delivery chosen in the account's cart stays.
 */
const addUp = async (
  trx: Trx,
  lines: readonly (FittedLine & { into: StoredLine })[],
): Promise<void> => {
  await sql`
    update cart_line l set
      quantity = l.quantity + t.units,
      selected = l.selected or came.selected,
      shipping_place_id = coalesce(l.shipping_place_id, came.shipping_place_id)
    from unnest(
        ${lines.map(({ into }) => into.id)}::uuid[],
        ${lines.map(({ line }) => line.id)}::uuid[],
        ${lines.map(({ units }) => units)}::int[]) as t (id, came_id, units)
      join cart_line came on came.id = t.came_id
    where l.id = t.id`.execute(trx);
};

const sameAside = sql`
  own.kind = came.kind and own.inventory_id = came.inventory_id
  and own.bundle_deal_id is not distinct from came.bundle_deal_id`;

/** What is saved for later adds up; what was removed a moment ago can still be put back. */
const moveAside = async (trx: Trx, { from, into }: Merging): Promise<void> => {
  await sql`
    update cart_aside own set quantity = own.quantity + came.quantity
    from cart_aside came
    where own.cart_id = ${into.id} and came.cart_id = ${from.id} and own.kind = 'saved'
      and ${sameAside}`.execute(trx);
  await sql`
    update cart_aside set cart_id = ${into.id}
    where id in (
      select came.id from cart_aside came
      where came.cart_id = ${from.id} and not exists (
        select from cart_aside own where own.cart_id = ${into.id} and ${sameAside})
      order by came.kind = 'removed', came.put_at desc
      limit greatest(0, ${MOST_LINES} - (
        select count(*) from cart_aside where cart_id = ${into.id} and kind = 'saved')))`.execute(
    trx,
  );
};

/** Moves the vouchers; where two of one kind meet, the cart tells the shopper that only one counts. */
const moveVouchers = async (trx: Trx, { from, into }: Merging): Promise<void> => {
  await sql`
    insert into cart_voucher (cart_id, voucher_id)
    select ${into.id}::uuid, voucher_id from cart_voucher where cart_id = ${from.id}
    on conflict do nothing`.execute(trx);
};

/**
 * Moves what is in and beside one cart into another one and deletes it: the lines as far as they fit,
 * what does not fit at all saved for later; vouchers; the address, which was typed last. Addresses
 * have been moved before. What became of each line.
 */
export const mergeCarts = async (trx: Trx, merging: Merging): Promise<FittedLine[]> => {
  const { from, into, now } = merging;
  const coming = await listStoredLines(trx, from.id);
  const own = await listStoredLines(trx, into.id);
  const inventoryIds = coming.map(({ inventoryId }) => inventoryId);
  const variants = coming.length === 0 ? [] : await listVariants(trx, inventoryIds, now);
  const fitted = fitLines(own, coming, variants);
  const fitting = fitted.filter(({ units }) => units > 0);
  const added = fitting.flatMap((one) => (one.into ? [{ ...one, into: one.into }] : []));
  await moveWhole(
    trx,
    into,
    fitting.filter((one) => !one.into),
  );
  await addUp(trx, added);
  const aside = fitted.filter(({ isAside }) => isAside).map(({ line }) => line);
  await moveLines(trx, aside, 'saved', now);
  await moveAside(trx, merging);
  await moveVouchers(trx, merging);
  await sql`
    update cart set address_id = came.address_id from cart came
    where cart.id = ${into.id} and came.id = ${from.id} and came.address_id is not null`.execute(
    trx,
  );
  await trx.deleteFrom('cart').where('id', '=', from.id).execute();
  return fitted;
};
