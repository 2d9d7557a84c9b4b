import type { Trx } from '#db/client.ts';
import { fail, refuse, type Failed, type Refused } from '#api/http/reply.ts';
import { findBundleProducts } from '#api/catalogue/bundles.ts';
import { findRefusal, MOST_LINES } from './cart-limits.ts';
import type { CartRow } from './cart-row.ts';
import { findVariant, listBundleVariants, type VariantInput } from './find-variant.ts';
import { addUnits, listStoredLines } from './stored-lines.ts';

/** The line that was changed and how many it holds now, or why nothing was. */
export type Changed = { id: string; quantity: number } | Refused | Failed;

/** The first of the rows that were written. */
export const getFirst = <Item>([first]: readonly Item[]): Item => {
  if (first === undefined) throw new Error('nothing was written');
  return first;
};

const gone = (): Failed => fail(404, 'cart.productUnavailable');

export type AddInput = { input: VariantInput; quantity: number; now: Date };

/** The variant that is meant, with the lines of the cart; a refusal where it cannot be had. */
export const requireVariant = async (trx: Trx, cart: CartRow, { input, now }: AddInput) => {
  const found = await findVariant(trx, input, { cartId: cart.id, now });
  if (found === 'choose') return refuse('cart.attributesRequired');
  return found ?? gone();
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
