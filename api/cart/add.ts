import type { Trx } from '#db/client.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';
import type { CartRow } from './cart.ts';
import { addUnits, listKeptLines, more, setSelection, setUnits, takenOf } from './kept-lines.ts';
import type { KeptLine } from './kept-lines.ts';
import { findQuantityRefusal } from './quantity-limit.ts';
import { wholeBundle } from './selection.ts';
import { findSetProducts } from './set-products.ts';
import { findVariant, listSetVariants, type Variant, type Wish } from './variant.ts';

/** The line that was changed and how many it holds now, or why nothing was. */
export type Changed = { id: string; quantity: number } | Refused | Failed;

/** A cart of more lines than this is no shopper's. */
const MOST_LINES = 200;

const gone = (): Failed => fail(404, 'cart.productUnavailable');

const requireVariant = async (
  trx: Trx,
  wish: Wish,
  now: Date,
): Promise<Variant | Refused | Failed> => {
  const variant = await findVariant(trx, wish, now);
  if (variant === 'choose') return refuse('cart.attributesRequired');
  return variant ?? gone();
};

const refuseQuantity = (
  lines: readonly KeptLine[],
  variant: Variant,
  quantity: number,
): Refused | undefined => {
  const wanted = more(takenOf(lines, variant), quantity);
  const refusal = findQuantityRefusal(wanted, variant);
  return refusal && refuse(refusal, undefined, 'quantity');
};

/** Adds units of a variant to the cart. */
export const addVariant = async (
  trx: Trx,
  cart: CartRow,
  { wish, quantity, now }: { wish: Wish; quantity: number; now: Date },
): Promise<Changed> => {
  const variant = await requireVariant(trx, wish, now);
  if ('kind' in variant) return variant;
  const lines = await listKeptLines(trx, cart.id);
  if (lines.length >= MOST_LINES) return refuse('cart.full');
  return (
    refuseQuantity(lines, variant, quantity) ??
    addUnits(trx, { cartId: cart.id, variant, setId: null, quantity, now })
  );
};

/** Adds a bought-together set as a whole; one product that cannot be had refuses all of it. */
export const addSet = async (
  trx: Trx,
  cart: CartRow,
  asked: { setId: number; chosen: number | undefined; quantity: number; now: Date },
): Promise<Changed> => {
  const { setId, chosen, quantity, now } = asked;
  const productIds = await findSetProducts(trx, setId);
  if (!productIds) return fail(404, 'cart.bundleUnavailable');
  const variants = await listSetVariants(trx, productIds, chosen, now);
  if (variants.length < productIds.length) return refuse('cart.bundleUnavailable');
  const lines = await listKeptLines(trx, cart.id);
  if (lines.length + variants.length > MOST_LINES) return refuse('cart.full');
  for (const variant of variants) {
    const refusal = refuseQuantity(lines, variant, quantity);
    if (refusal) return refusal;
  }
  let first: { id: string; quantity: number } | undefined;
  for (const variant of variants) {
    const line = await addUnits(trx, { cartId: cart.id, variant, setId, quantity, now });
    first ??= line;
  }
  return first ?? gone();
};

/** Sets the quantity of a line; of a set, the quantity of all its lines. */
export const changeQuantity = async (
  trx: Trx,
  cart: CartRow,
  { lineId, quantity, now }: { lineId: string; quantity: number; now: Date },
): Promise<Changed> => {
  const lines = await listKeptLines(trx, cart.id);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return fail(404, 'cart.lineGone');
  const changed = wholeBundle(lines, line);
  const others = lines.filter((other) => !changed.includes(other));
  for (const { id, productId, inventoryId } of changed) {
    const variant = await findVariant(trx, { productId, inventoryId }, now);
    if (!variant || variant === 'choose') return refuse('cart.productUnavailable');
    const refusal = refuseQuantity(others, variant, quantity);
    if (refusal) return refusal;
    await setUnits(trx, id, { quantity, unitPrice: variant.unitPrice });
  }
  return { id: lineId, quantity };
};

/** Makes the variant the only selected line, in just this quantity, whatever was there before. */
export const buyOnly = async (
  trx: Trx,
  cart: CartRow,
  { wish, quantity, now }: { wish: Wish; quantity: number; now: Date },
): Promise<Changed> => {
  const variant = await requireVariant(trx, wish, now);
  if ('kind' in variant) return variant;
  const lines = await listKeptLines(trx, cart.id);
  const kept = lines.find(
    ({ inventoryId, setId }) => inventoryId === variant.inventoryId && setId === null,
  );
  if (!kept && lines.length >= MOST_LINES) return refuse('cart.full');
  // The other lines are put aside, so they take nothing away from this one.
  const refusal = refuseQuantity([], variant, quantity);
  if (refusal) return refusal;
  const { id } =
    kept ?? (await addUnits(trx, { cartId: cart.id, variant, setId: null, quantity, now }));
  if (kept) await setUnits(trx, id, { quantity, unitPrice: variant.unitPrice });
  await setSelection(trx, cart.id, new Set([id]));
  return { id, quantity };
};
