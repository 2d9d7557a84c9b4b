import { voucherSavings, type VoucherSaving, type VoucherTerms } from './voucher-saving.ts';
import { bundleSavings, type BundleRules, type BundleSaving } from './bundle-saving.ts';
import { taxOfLines } from './included-tax.ts';
import { freeShippingGaps, shippingOfLines } from './shipping-price.ts';

/** A selected line, with everything that its price depends on. */
export type PricedLine = {
  id: string;
  productId: number;
  storeId: number;
  bundleId: number | null;
  quantity: number;
  unitPrice: number;
  ruleId: number;
  freeAbove: number | null;
  place: { id: number; price: number } | undefined;
  taxBasisPoints: number;
};

export type LineSums = {
  amount: number;
  bundleSaving: number;
  voucherSaving: number;
  shipping: number;
  /** Included in `total`. */
  tax: number;
  /** amount - bundleSaving - voucherSaving + shipping. */
  total: number;
};

export type Sums = {
  /** By line id. */
  lines: Map<string, LineSums>;
  all: LineSums;
  bundleSavings: BundleSaving[];
  voucherSavings: VoucherSaving[];
  /** By store id, see freeShippingGaps. */
  freeShippingGaps: Map<number, number>;
};

const sumsByLine = (savings: readonly { lineId: string; amount: number }[]) => {
  const sums = new Map<string, number>();
  for (const { lineId, amount } of savings) sums.set(lineId, (sums.get(lineId) ?? 0) + amount);
  return (lineId: string): number => sums.get(lineId) ?? 0;
};

const NOTHING: LineSums = {
  amount: 0,
  bundleSaving: 0,
  voucherSaving: 0,
  shipping: 0,
  tax: 0,
  total: 0,
};

const plus = (a: LineSums, b: LineSums): LineSums => ({
  amount: a.amount + b.amount,
  bundleSaving: a.bundleSaving + b.bundleSaving,
  voucherSaving: a.voucherSaving + b.voucherSaving,
  shipping: a.shipping + b.shipping,
  tax: a.tax + b.tax,
  total: a.total + b.total,
});

/** Adds up the sums of lines, of a store or of the whole order. */
export const addUp = (lines: Iterable<LineSums>): LineSums => {
  let sum = NOTHING;
  for (const line of lines) sum = plus(sum, line);
  return sum;
};

/**
 * All sums of the selected lines, in minor units and in this order: lines, bundle saving, vouchers
 * (never below 0, never on shipping), shipping, total, and the tax that the total includes. Every
 * saving and price is allocated to lines, so the whole is always the sum of its lines, whatever
 * order they come in.
 */
export const sumsOf = (
  lines: readonly PricedLine[],
  bundles: BundleRules,
  vouchers: readonly VoucherTerms[],
): Sums => {
  const bundled = bundleSavings(lines, bundles);
  const bundleSavingOf = sumsByLine(bundled);
  const afterBundles = lines.map((line) => {
    const amount = line.quantity * line.unitPrice;
    return { ...line, gross: amount, amount: amount - bundleSavingOf(line.id) };
  });

  const vouched = voucherSavings(afterBundles, vouchers);
  const voucherSavingOf = sumsByLine(vouched);
  const shippingOf = shippingOfLines(afterBundles);
  const beforeTax = afterBundles.map((line) => {
    const voucherSaving = voucherSavingOf(line.id);
    const shipping = shippingOf.get(line.id) ?? 0;
    const total = line.amount - voucherSaving + shipping;
    return { ...line, voucherSaving, shipping, total };
  });

  const tax = taxOfLines(beforeTax);
  const byLine = new Map<string, LineSums>(
    beforeTax.map(({ id, gross, amount, voucherSaving, shipping, total }) => [
      id,
      {
        amount: gross,
        bundleSaving: gross - amount,
        voucherSaving,
        shipping,
        tax: tax.get(id) ?? 0,
        total,
      },
    ]),
  );
  return {
    lines: byLine,
    all: addUp(byLine.values()),
    bundleSavings: bundled,
    voucherSavings: vouched,
    freeShippingGaps: freeShippingGaps(afterBundles),
  };
};
