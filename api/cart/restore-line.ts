import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { fail, refuse, type Refused } from '#api/http/reply.ts';
import type { Changed } from './add-to-cart.ts';
import { findRefusal, MOST_LINES } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { maxQuantity } from './quantity-limit.ts';
import { listMovedLines } from './save-or-remove-line.ts';
import { wholeBundle } from './selection.ts';
import { listStoredLines, takenOf, type StoredLine } from './stored-lines.ts';
import { listVariants, type Variant } from './find-variant.ts';

type MovedLine = Awaited<ReturnType<typeof listMovedLines>>[number];

/** How many units of each can be restored, given what the cart already holds and the stock. */
const findRestorableQuantity = (
  lines: readonly StoredLine[],
  back: readonly MovedLine[],
  variants: readonly Variant[],
): number | Refused => {
  const quantity = Math.min(...back.map((line) => line.quantity));
  const rooms = variants.map((variant) => maxQuantity(takenOf(lines, variant), variant));
  const room = Math.min(quantity, ...rooms);
  if (room >= 1) return room;
  return findRefusal([...lines, ...back], variants) ?? refuse('cart.outOfStock');
};

/**
 * Moves a saved or removed line back into the cart with its quantity (as far as there is stock) and
 * its delivery choice; a removed line also gets back its position and whether it was selected.
 */
export const restoreLine = async (
  trx: Trx,
  cart: CartRow,
  { lineId, now }: { lineId: string; now: Date },
): Promise<Changed> => {
  const aside = await listMovedLines(trx, cart.id);
  const line = aside.find(({ id }) => id === lineId);
  if (!line) return fail(404, 'cart.lineGone');
  const sameKind = aside.filter(({ kind }) => kind === line.kind);
  const back = wholeBundle(sameKind, line);
  const inventoryIds = back.map(({ inventoryId }) => inventoryId);
  const variants = await listVariants(trx, inventoryIds, now);
  if (variants.length < back.length) return refuse('cart.productUnavailable');
  const lines = await listStoredLines(trx, cart.id);
  if (lines.length + back.length > MOST_LINES) return refuse('cart.full');
  const quantity = findRestorableQuantity(lines, back, variants);
  if (typeof quantity !== 'number') return quantity;
  const ids = back.map(({ id }) => id);
  const { rows } = await sql<{ id: string; quantity: number; inventory_id: number }>`
    with back as (delete from cart_aside where id = any(${ids}::uuid[]) returning *)
    insert into cart_line as l (
      id, cart_id, inventory_id, bundle_deal_id, quantity, selected, seen_price,
      shipping_place_id, added_at)
    select id, cart_id, inventory_id, bundle_deal_id, ${quantity}, selected or kind = 'saved',
      seen_price, shipping_place_id, case when kind = 'saved' then ${now}::timestamptz else added_at end
    from back
    on conflict (cart_id, inventory_id, bundle_deal_id) do update set
      quantity = l.quantity + excluded.quantity,
      selected = l.selected or excluded.selected
    returning l.id, l.quantity, l.inventory_id`.execute(trx);
  const put = rows.find((row) => row.inventory_id === line.inventoryId);
  if (!put) throw new Error('a line was put back and is not there');
  return { id: put.id, quantity: put.quantity };
};
