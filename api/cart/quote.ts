import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { CartLineRow } from './cart-line-rows.ts';
import { problemsOf, type Problem } from '#api/cart/line-problem.ts';
import { findQuantityRefusal, maxQuantity, type Wanted } from '#api/cart/quantity-limit.ts';
import { variantPrice } from '#api/pricing/product-price.ts';
import type { VoucherTerms } from '#api/pricing/voucher-saving.ts';
import type { BundleRules } from '#api/pricing/bundle-saving.ts';
import type { NamedPlace } from '#api/catalogue/shipping-places.ts';
import { findPlace, placesFor } from '#api/pricing/shipping-place.ts';
import { sumsOf, type LineSums, type Sums } from '#api/pricing/sums.ts';

export type QuotedLine = Omit<CartLineRow, 'bundleId'> & {
  /** Null as well where the bundle is no longer on offer. */
  bundleId: number | null;
  /** The bundle that it takes part in, whether or not enough is selected for a saving. */
  eligibleBundleId: number | null;
  unitPrice: number;
  previous: number | null;
  maxQuantity: number;
  /** The ways to send it, the best first. */
  ways: NamedPlace[];
  /** How it goes; undefined while no address is known or nothing fits. */
  place: NamedPlace | undefined;
  /** Of a line that is not selected: its amount alone. */
  sums: LineSums;
  problems: Problem[];
};

export type Quote = {
  lines: QuotedLine[];
  /** What is to be paid for the lines that are selected. */
  sums: Sums;
  to: Destination | undefined;
};

type QuoteInput = {
  lines: readonly CartLineRow[];
  bundles: BundleRules;
  places: readonly NamedPlace[];
  vouchers: readonly VoucherTerms[];
  to: Destination | undefined;
  now: Date;
};

const unitsOf = (lines: readonly CartLineRow[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** What these lines take of a line's variant and of its product. */
const takenBy = (lines: readonly CartLineRow[], of: CartLineRow): Wanted => ({
  ofVariant: unitsOf(lines.filter((line) => line.inventoryId === of.inventoryId)),
  ofProduct: unitsOf(lines.filter((line) => line.productId === of.productId)),
});

type Priced = Omit<QuotedLine, 'sums' | 'problems'>;

const priced = (line: CartLineRow, { lines, bundles, places, to, now }: QuoteInput): Priced => {
  const others = lines.filter((other) => other.id !== line.id);
  const ofRule = places.filter((place) => place.ruleId === line.ruleId);
  const ways = placesFor(ofRule, to);
  const { current, previous } = variantPrice(line, line, now);
  const bundleId =
    line.bundleId !== null && bundles.fixedPrice.has(line.bundleId) ? line.bundleId : null;
  return {
    ...line,
    bundleId,
    eligibleBundleId: bundleId ?? bundles.buyGet.get(line.productId)?.id ?? null,
    unitPrice: current,
    previous,
    maxQuantity: maxQuantity(takenBy(others, line), line),
    ways,
    place: to && findPlace(ways, line.placeId),
  };
};

const onlyAmount = ({ unitPrice, quantity }: Priced): LineSums => {
  const amount = unitPrice * quantity;
  return { amount, bundleSaving: 0, voucherSaving: 0, shipping: 0, tax: 0, total: amount };
};

/** Works out prices, sums, ways to send and what stands in the way, for every line of a cart. */
export const quote = (input: QuoteInput): Quote => {
  const lines = input.lines.map((line) => priced(line, input));
  const selected = lines.filter((line) => line.selected);
  const sums = sumsOf(selected, input.bundles, input.vouchers);
  return {
    lines: lines.map((line) => {
      const ordered = line.selected ? selected : [line];
      const refusal = findQuantityRefusal(takenBy(ordered, line), line);
      return {
        ...line,
        sums: sums.lines.get(line.id) ?? onlyAmount(line),
        problems: problemsOf(line, refusal, input.to),
      };
    }),
    sums,
    to: input.to,
  };
};
