import type { Trx } from '#db/client.ts';
import { fail } from '#api/http/reply.ts';
import type { Changed } from './add.ts';
import type { CartRow } from './cart.ts';
import { listKeptLines } from './kept-lines.ts';
import { wholeBundle } from './selection.ts';

/** Takes a line out of the cart, of a set all its lines; `quantity` is how many units went. */
export const removeLine = async (trx: Trx, cart: CartRow, lineId: string): Promise<Changed> => {
  const lines = await listKeptLines(trx, cart.id);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return fail(404, 'cart.lineGone');
  const removed = wholeBundle(lines, line);
  await trx
    .deleteFrom('cart_line')
    .where(
      'id',
      'in',
      removed.map(({ id }) => id),
    )
    .execute();
  return { id: lineId, quantity: removed.reduce((sum, { quantity }) => sum + quantity, 0) };
};
