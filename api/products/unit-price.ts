import type { Minor } from '#contract/money.ts';
import type { Inventory } from '#contract/catalogue/product.ts';
import { normaliseText, perLarge, readQuantity } from '#api/compare/quantity.ts';
import { SAYS_HOW_MUCH } from '#api/compare/size.ts';

/** A label and its value, in English. */
export type Stated = { label: string; value: string };

/** What a kilogram or a litre costs of a pack that says so much of itself. */
export const findUnitPrice = (price: Minor, stated: readonly Stated[]): Inventory['unit_price'] => {
  const content = stated.find(({ label }) => SAYS_HOW_MUCH.has(normaliseText(label)));
  const quantity = content && readQuantity(content.value);
  const [first = 0n, ...others] = quantity?.amounts.map(({ numerator }) => numerator) ?? [];
  if (!quantity || first === 0n || others.length > 0) return null;
  const { dimension, amounts } = quantity;
  if (dimension === 'mass') return { price: perLarge(price, { dimension, amounts }), per: 'kg' };
  if (dimension === 'volume')
    return { price: perLarge(price, { dimension, amounts }), per: 'litre' };
  return null;
};
