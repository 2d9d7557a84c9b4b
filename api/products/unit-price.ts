import type { Minor } from '#contract/money.ts';
import type { Inventory } from '#contract/catalogue/product.ts';
import { normaliseText, perLarge, type Quantity, readQuantity } from '#api/compare/quantity.ts';
import { SAYS_HOW_MUCH } from '#api/compare/size.ts';

/** A label and its value, in English. */
export type Stated = { label: string; value: string };

/** How a specification is called that says how much is in each piece of a pack, in English. */
export const OF_EACH_PIECE = 'net quantity per piece';

/** `Pack of 6`, `6 pieces`; and `6 × 50 g`, which says itself how much is in each. */
const PIECES = /^(?:(?:pack|set|box|case) of )?(\d+)(?: (?:pieces|packs))?(?: ?[x×*] ?(.+))?$/;

/** How much a pack holds: of several pieces, what all of them do. */
const contentOf = (value: string, piece: Stated | null): Quantity | undefined => {
  const [, count, each = piece?.value] = PIECES.exec(normaliseText(value)) ?? [];
  if (count === undefined) return readQuantity(value);
  const quantity = each === undefined ? undefined : readQuantity(each);
  if (!quantity) return undefined;
  const [first, ...others] = quantity.amounts;
  const all = { ...first, numerator: first.numerator * BigInt(count) };
  return { ...quantity, amounts: [all, ...others] };
};

/**
 * What a kilogram or a litre costs of a pack that says so much of itself; of one that says how many pieces are in
 * it, where it is known how much each of them holds.
 */
export const findUnitPrice = (
  price: Minor,
  stated: readonly Stated[],
  piece: Stated | null,
): Inventory['unit_price'] => {
  const content = stated.find(({ label }) => SAYS_HOW_MUCH.has(normaliseText(label)));
  const quantity = content && contentOf(content.value, piece);
  const [first = 0n, ...others] = quantity?.amounts.map(({ numerator }) => numerator) ?? [];
  if (!quantity || first === 0n || others.length > 0) return null;
  const { dimension, amounts } = quantity;
  if (dimension === 'mass') return { price: perLarge(price, { dimension, amounts }), per: 'kg' };
  if (dimension === 'volume')
    return { price: perLarge(price, { dimension, amounts }), per: 'litre' };
  return null;
};
