import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { fail, refuse } from '#api/http/reply.ts';
import type { Changed } from './add-to-cart.ts';
import { MOST_LINES } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { LINE_FIELDS, listStoredLines, type StoredLine } from './stored-lines.ts';
import { wholeBundle } from './selection.ts';

const DAY_MS = 86_400_000;
/** How long a removed line can be put back. */
const UNDO_DAYS = 1;

type Aside = 'saved' | 'removed';

/** What stands beside the cart: saved for later, or removed and not yet forgotten. */
export const listMovedLines = (trx: Trx, cartId: string) =>
  trx
    .selectFrom('cart_aside as l')
    .innerJoin('inventory as i', 'i.id', 'l.inventory_id')
    .where('l.cart_id', '=', cartId)
    .select(LINE_FIELDS)
    .select('l.kind')
    .execute();

const deleteExpired = async (trx: Trx, cartId: string, now: Date): Promise<void> => {
  await trx
    .deleteFrom('cart_aside')
    .where('cart_id', '=', cartId)
    .where('kind', '=', 'removed')
    .where('put_at', '<', new Date(now.getTime() - UNDO_DAYS * DAY_MS))
    .execute();
};

/** Moves lines out of the cart, to stand beside it. */
export const moveLines = async (
  trx: Trx,
  lines: readonly StoredLine[],
  kind: Aside,
  now: Date,
): Promise<void> => {
  const ids = lines.map(({ id }) => id);
  // The same thing saved twice adds up; removed twice, the last one counts.
  await sql`
    with gone as (
      delete from cart_line where id = any(${ids}::uuid[]) returning *)
    insert into cart_aside (
      id, cart_id, kind, inventory_id, bundle_deal_id, quantity, selected, seen_price,
      shipping_place_id, added_at, put_at)
    select id, cart_id, ${kind}, inventory_id, bundle_deal_id, quantity, selected, seen_price,
      shipping_place_id, added_at, ${now}
    from gone
    on conflict (cart_id, kind, inventory_id, bundle_deal_id) do update set
      id = excluded.id,
      quantity = excluded.quantity
        + case when cart_aside.kind = 'saved' then cart_aside.quantity else 0 end,
      selected = excluded.selected,
      seen_price = excluded.seen_price,
      shipping_place_id = excluded.shipping_place_id,
      added_at = excluded.added_at,
      put_at = excluded.put_at`.execute(trx);
};

const unitsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Takes a line out of the cart, of a bundle all its lines, and keeps it beside the cart; `quantity` is
 * how many units went. What is only saved for later can be removed as well, and is gone then.
 */
export const moveOut = async (
  trx: Trx,
  cart: CartRow,
  { lineId, kind, now }: { lineId: string; kind: Aside; now: Date },
): Promise<Changed> => {
  const lines = await listStoredLines(trx, cart.id);
  const line = lines.find(({ id }) => id === lineId);
  if (!line)
    return kind === 'removed' ? removeSavedLine(trx, cart, lineId) : fail(404, 'cart.lineGone');
  const moved = wholeBundle(lines, line);
  await deleteExpired(trx, cart.id, now);
  if (kind === 'saved') {
    const saved = (await listMovedLines(trx, cart.id)).filter((one) => one.kind === 'saved');
    if (saved.length + moved.length > MOST_LINES) return refuse('cart.full');
  }
  await moveLines(trx, moved, kind, now);
  return { id: lineId, quantity: unitsOf(moved) };
};

const removeSavedLine = async (trx: Trx, cart: CartRow, lineId: string): Promise<Changed> => {
  const saved = (await listMovedLines(trx, cart.id)).filter(({ kind }) => kind === 'saved');
  const line = saved.find(({ id }) => id === lineId);
  if (!line) return fail(404, 'cart.lineGone');
  const ids = wholeBundle(saved, line).map(({ id }) => id);
  await trx.deleteFrom('cart_aside').where('id', 'in', ids).execute();
  return { id: lineId, quantity: unitsOf(wholeBundle(saved, line)) };
};
