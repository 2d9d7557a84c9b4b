/** More of one thing than anybody orders. */
const MOST_UNITS = 10_000;

type Limits = {
  /** Units in stock. */
  stock: number;
  /** The product's limit per order, null without one. */
  maxPerOrder: number | null;
};

/** What is wanted in all: units of this variant, and of its product over all variants. */
export type Wanted = { ofVariant: number; ofProduct: number };

export type QuantityRefusal =
  | 'cart.minimumOne'
  | 'cart.outOfStock'
  | 'cart.maximumExceeded'
  | 'cart.inventoryExceeded';

/**
 * Why so many cannot be had, undefined when they can. The product's limit is named before the
 * stock, and the cart's own limit last.
 */
export const findQuantityRefusal = (
  wanted: Wanted,
  { stock, maxPerOrder }: Limits,
): QuantityRefusal | undefined => {
  if (wanted.ofVariant < 1) return 'cart.minimumOne';
  if (stock === 0) return 'cart.outOfStock';
  if (maxPerOrder !== null && wanted.ofProduct > maxPerOrder) return 'cart.maximumExceeded';
  if (wanted.ofVariant > stock) return 'cart.inventoryExceeded';
  if (wanted.ofVariant > MOST_UNITS) return 'cart.maximumExceeded';
  return undefined;
};

/** The largest quantity of a line that may be asked for, beside what other lines take. */
export const maxQuantity = (elsewhere: Wanted, { stock, maxPerOrder }: Limits): number =>
  Math.max(
    0,
    Math.min(
      Math.min(stock, MOST_UNITS) - elsewhere.ofVariant,
      maxPerOrder === null ? Infinity : maxPerOrder - elsewhere.ofProduct,
    ),
  );
