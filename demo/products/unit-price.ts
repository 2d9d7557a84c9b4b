import { formatMoney } from '#contract/money.ts';
import { languages } from '#i18n/languages.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';
import type { FiveTexts } from '#demo/text.ts';
import { inEach, text } from '#demo/text.ts';
import { AXES } from './axes.ts';
import type { DraftVariant } from './draft-product.ts';
import type { Spec } from './specs.ts';
import { NET_QUANTITY } from './specs.ts';

/** What the demo shop's prices are in. */
const DOLLARS = { currency: 'USD', currency_icon: '$', currency_position: 1 } as const;

const PER_KILO = text(
  'Regular price per kg',
  'Prix normal au kg',
  'السعر المعتاد للكيلوغرام',
  'Normal kilogram fiyatı',
  'सामान्य मूल्य प्रति किलो',
);
const PER_LITRE = text(
  'Regular price per litre',
  'Prix normal au litre',
  'السعر المعتاد للتر',
  'Normal litre fiyatı',
  'सामान्य मूल्य प्रति लीटर',
);

/** How much of it is in a pack: thousandths of a kilogram or of a litre. */
type Quantity = { thousandths: number; isLiquid: boolean };

/** The quantity that "500 g", "1 kg" or "1 l" says. */
export const readQuantity = (words: string): Quantity | undefined => {
  const [, digits, unit] = /^(\d+) (g|kg|ml|l)$/.exec(words) ?? [];
  if (!digits || !unit) return undefined;
  const factor = unit === 'kg' || unit === 'l' ? 1000 : 1;
  return { thousandths: Number(digits) * factor, isLiquid: unit.endsWith('l') };
};

/** In what quantities it can be chosen: the axis, and its smallest, which is sold where there is no choice. */
const soldBy = ({ axes = [] }: ProductType): { smallest: FiveTexts } | undefined => {
  const axis = axes.find((name) => name === 'weight' || name === 'bottle');
  const first = axis && AXES[axis].choices[0];
  return first && { smallest: first.title };
};

type Sold = { name: FiveTexts | null; quantity: Quantity; price: number };

const soldAs = (
  { choices, price, listPrice }: DraftVariant,
  selling: number,
  net: string | undefined,
): Sold | undefined => {
  const regular = listPrice ?? price ?? selling;
  for (const [axis, { id, title }] of choices) {
    const own = axis === 'pieces' ? readQuantity(net ?? '') : readQuantity(id);
    const count = axis === 'pieces' ? Number(id) : 1;
    if (own)
      return {
        name: title,
        quantity: { ...own, thousandths: own.thousandths * count },
        price: regular,
      };
  }
  const whole = readQuantity(net ?? '');
  return whole && { name: null, quantity: whole, price: regular };
};

const perUnit = ({ quantity, price }: Sold, locale: string): string =>
  formatMoney(Math.round((price * 1000) / quantity.thousandths), DOLLARS, locale);

/**
 * Of food: how much is in the pack, where that is not chosen, and what a kilogram or a litre costs outside sales,
 * for each pack that is sold.
 */
export const quantityRowsOf = (
  type: ProductType,
  rows: readonly Spec[],
  { selling, variants }: { selling: number; variants: readonly DraftVariant[] },
): Spec[] => {
  const listed = rows.find(({ label }) => label.en === NET_QUANTITY.en)?.value;
  const isFood = rows.some(({ label }) => label.en === 'Ingredients');
  if (!isFood) return [];
  const hasChoice = variants.some(({ choices }) => choices.length > 0);
  const smallest = hasChoice ? undefined : soldBy(type)?.smallest;
  const net = listed ?? smallest;
  const sold = variants.flatMap((variant) => soldAs(variant, selling, net?.en) ?? []);
  const [first] = sold;
  if (!first) return [];
  const value = inEach((code) =>
    sold
      .map((one) => {
        const price = perUnit(one, languages[code].locale);
        return one.name ? `${one.name[code]}: ${price}` : price;
      })
      .join(' · '),
  );
  return [
    ...(smallest && !listed ? [{ label: NET_QUANTITY, value: smallest }] : []),
    { label: first.quantity.isLiquid ? PER_LITRE : PER_KILO, value },
  ];
};
