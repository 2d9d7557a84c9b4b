import type { Trx } from '#db/client.ts';
import { refuse } from '#api/http/reply.ts';
import { getFirst, requireVariant, type AddInput, type Changed } from './add-to-cart.ts';
import { findRefusal, MOST_LINES } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { addUnits, setSelection, setUnits } from './stored-lines.ts';

/** Makes the variant the only selected line, in just this quantity, whatever was there before. */
export const buyOnly = async (trx: Trx, cart: CartRow, input: AddInput): Promise<Changed> => {
  const found = await requireVariant(trx, cart, input);
  if ('kind' in found) return found;
  const { variant, lines } = found;
  const { quantity, now } = input;
  // The other lines are not selected, so their units do not count against the limits of this one.
  const refusal = findRefusal([{ ...variant, quantity }], [variant]);
  if (refusal) return refusal;
  const existing = lines.find(
    ({ inventoryId, bundleId }) => inventoryId === variant.inventoryId && bundleId === null,
  );
  if (!existing && lines.length >= MOST_LINES) return refuse('cart.full');
  if (existing) await setUnits(trx, [existing], quantity);
  const { id } =
    existing ?? getFirst(await addUnits(trx, cart, [{ variant, bundleId: null, quantity }], now));
  await setSelection(trx, cart.id, new Set([id]));
  return { id, quantity };
};
