import { percentReduction, type Minor } from '#contract/money.ts';

/** The lowest price of the 30 days before the price began that counts now, and before the flash sale. */
export type LowestPrices = { regular: Minor | null; flash: Minor | null };

/** What a product's price depends on; `flash_*` is the running flash sale, or the next one. */
export type PriceFields = {
  selling: Minor;
  /** 0: no offer. */
  offered: Minor;
  flash_price: Minor | null;
  flash_starts_at: Date | null;
  flash_ends_at: Date | null;
  /** Reductions are measured against these; without them, against the price of the list. */
  lowest?: LowestPrices | null;
};

type Price = {
  current: Minor;
  /** What is struck through; null where nothing is. */
  previous: Minor | null;
  /** In whole percent, with `previous`. */
  reduction: number | null;
};

type OwnPrice = { price: Minor | null; list_price: Minor | null; lowest?: LowestPrices | null };

/** The flash sale's price and end, while it runs: its first moment counts, its last does not. */
export const findFlashPrice = (
  { flash_price, flash_starts_at, flash_ends_at }: PriceFields,
  at: Date,
): { price: Minor; endsAt: Date } | undefined => {
  if (flash_price === null || !flash_starts_at || !flash_ends_at) return undefined;
  if (at < flash_starts_at || at >= flash_ends_at) return undefined;
  return { price: flash_price, endsAt: flash_ends_at };
};

/** What the product costs without a flash sale. */
const regularPrice = ({ offered, selling }: PriceFields): Minor =>
  offered > 0 ? offered : selling;

/** What a reduction is measured against: nothing where no price before is known that could count. */
const referenceOf = (
  before: Minor,
  lowest: LowestPrices | null | undefined,
  isFlash: boolean,
): Minor | null => {
  if (!lowest) return before;
  const counts = isFlash ? lowest.flash : lowest.regular;
  return counts === null ? null : Math.min(before, counts);
};

const priceBeside = (current: Minor, before: Minor | null): Price => {
  const reduction = before === null ? null : percentReduction(current, before);
  return { current, previous: reduction === null ? null : before, reduction };
};

/** The product's price at that moment: flash price, then the offer, then the selling price. */
export const productPrice = (fields: PriceFields, at: Date): Price => {
  const flash = findFlashPrice(fields, at);
  const before = referenceOf(fields.selling, fields.lowest, flash !== undefined);
  return priceBeside(flash?.price ?? regularPrice(fields), before);
};

/** `amount` x `part` / `whole`, half up to the minor unit, at least 1. */
const inRatio = (amount: Minor, part: Minor, whole: Minor): Minor => {
  const doubled = 2n * BigInt(amount) * BigInt(part);
  return Math.max(1, Number((doubled + BigInt(whole)) / (2n * BigInt(whole))));
};

/**
 * A variant's price at that moment. Without a price of its own it costs what the product costs;
 * with one, a running flash sale reduces it by the same ratio as the product, never raises it.
 */
export const variantPrice = (
  { price, list_price, lowest }: OwnPrice,
  product: PriceFields,
  at: Date,
): Price => {
  if (price === null) return productPrice({ ...product, lowest: lowest ?? null }, at);
  const flash = findFlashPrice(product, at);
  const current = flash
    ? Math.min(price, inRatio(price, flash.price, regularPrice(product)))
    : price;
  // A flash sale that leaves it as it is reduces nothing.
  const isFlash = current < price;
  return priceBeside(current, referenceOf(list_price ?? price, lowest, isFlash));
};
