import type { Trx } from '#db/client.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';
import { findBundleProducts } from '#api/catalogue/bundles.ts';
import type { CartRow } from './cart-row.ts';
import {
  addUnits,
  listStoredLines,
  setSelection,
  setUnits,
  takenOf,
  type Units,
} from './stored-lines.ts';
import { findQuantityRefusal } from './quantity-limit.ts';
import { wholeBundle } from './selection.ts';
import {
  findVariant,
  listBundleVariants,
  listVariants,
  type Variant,
  type VariantInput,
} from './find-variant.ts';

/** The line that was changed and how many it holds now, or why nothing was. */
export type Changed = { id: string; quantity: number } | Refused | Failed;

/** The most lines that a cart can have: no shopper needs more. */
export const MOST_LINES = 200;

const getFirst = <Item>([first]: readonly Item[]): Item => {
  if (first === undefined) throw new Error('nothing was written');
  return first;
};

const gone = (): Failed => fail(404, 'cart.productUnavailable');

type AddInput = { input: VariantInput; quantity: number; now: Date };

const requireVariant = async (trx: Trx, cart: CartRow, { input, now }: AddInput) => {
  const found = await findVariant(trx, input, { cartId: cart.id, now });
  if (found === 'choose') return refuse('cart.attributesRequired');
  return found ?? gone();
};

/** Why the cart cannot hold this, by the limits of each variant that changes. */
export const findRefusal = (
  held: readonly Units[],
  variants: readonly Variant[],
): Refused | undefined => {
  for (const variant of variants) {
    const refusal = findQuantityRefusal(takenOf(held, variant), variant);
    if (refusal) return refuse(refusal, undefined, 'quantity');
  }
  return undefined;
};

/** Adds units of a variant to the cart. */
export const addVariant = async (trx: Trx, cart: CartRow, input: AddInput): Promise<Changed> => {
  const found = await requireVariant(trx, cart, input);
  if ('kind' in found) return found;
  const { variant, lines } = found;
  const { quantity, now } = input;
  if (lines.length >= MOST_LINES) return refuse('cart.full');
  const refusal = findRefusal([...lines, { ...variant, quantity }], [variant]);
  if (refusal) return refusal;
  return getFirst(await addUnits(trx, cart, [{ variant, bundleId: null, quantity }], now));
};

/** Adds a bundle as a whole; one product that cannot be had refuses all of it. */
export const addBundle = async (
  trx: Trx,
  cart: CartRow,
  bundle: { bundleId: number; chosen: number | undefined; quantity: number; now: Date },
): Promise<Changed> => {
  const { bundleId, chosen, quantity, now } = bundle;
  const productIds = await findBundleProducts(trx, bundleId);
  if (!productIds) return fail(404, 'cart.bundleUnavailable');
  const variants = await listBundleVariants(trx, productIds, chosen, now);
  if (variants.length < productIds.length) return refuse('cart.bundleUnavailable');
  const lines = await listStoredLines(trx, cart.id);
  if (lines.length + variants.length > MOST_LINES) return refuse('cart.full');
  const added = variants.map((variant) => ({ ...variant, quantity }));
  const refusal = findRefusal([...lines, ...added], variants);
  if (refusal) return refusal;
  const parts = variants.map((variant) => ({ variant, bundleId, quantity }));
  return getFirst(await addUnits(trx, cart, parts, now));
};

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
