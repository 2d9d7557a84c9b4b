import type { Trx } from '#db/client.ts';
import { fail, refuse } from '#api/http/reply.ts';
import type { Changed } from './add-to-cart.ts';
import { findRefusal } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { listVariants } from './find-variant.ts';
import { wholeBundle } from './selection.ts';
import { listStoredLines, setUnits } from './stored-lines.ts';

/** Sets the quantity of a line; of a bundle, the quantity of all its lines. */
export const changeQuantity = async (
  trx: Trx,
  cart: CartRow,
  { lineId, quantity, now }: { lineId: string; quantity: number; now: Date },
): Promise<Changed> => {
  const lines = await listStoredLines(trx, cart.id);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return fail(404, 'cart.lineGone');
  const changed = wholeBundle(lines, line);
  const inventoryIds = changed.map(({ inventoryId }) => inventoryId);
  const variants = await listVariants(trx, inventoryIds, now);
  if (variants.length < changed.length) return refuse('cart.productUnavailable');
  const held = lines.map((one) => (changed.includes(one) ? { ...one, quantity } : one));
  const refusal = findRefusal(held, variants);
  if (refusal) return refusal;
  await setUnits(trx, changed, quantity);
  return { id: lineId, quantity };
};
