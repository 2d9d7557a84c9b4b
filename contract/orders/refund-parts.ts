import type { Cancellation } from './cancellation.ts';
import { amountOfUnits, shareOfUnits } from './order-sums.ts';
import type { Order, OrderLine } from './order.ts';

/** What an amount that goes back comes to: `items - savings + shipping` is `total`, and `tax` is in it. */
export type RefundParts = {
  items: number;
  bundle_saving: number;
  voucher_saving: number;
  shipping: number;
  tax: number;
  total: number;
};

type GoingBack = {
  line: OrderLine;
  /** Units of it that went back earlier. */
  before: number;
  units: number;
};

const partsOfLine = ({ line, before, units }: GoingBack): RefundParts => {
  const share = (sum: number) => shareOfUnits(sum, line.quantity, before, units);
  const parts = {
    items: share(line.amount),
    shipping: share(line.shipping),
    tax: share(line.tax),
    total: amountOfUnits(line, before, units),
  };
  // Each share is cut to whole units of money by itself; what is over belongs to a saving, so that the parts add up.
  const saving = parts.items + parts.shipping - parts.total;
  const voucher = line.bundle_saving === 0 ? saving : Math.min(share(line.voucher_saving), saving);
  return { ...parts, voucher_saving: voucher, bundle_saving: saving - voucher };
};

const NOTHING: RefundParts = {
  items: 0,
  bundle_saving: 0,
  voucher_saving: 0,
  shipping: 0,
  tax: 0,
  total: 0,
};

/** How the amount for some units of some lines comes about, from the shares that are stored with each line. */
export const refundParts = (lines: readonly GoingBack[]): RefundParts =>
  lines.map(partsOfLine).reduce(
    (all, part) => ({
      items: all.items + part.items,
      bundle_saving: all.bundle_saving + part.bundle_saving,
      voucher_saving: all.voucher_saving + part.voucher_saving,
      shipping: all.shipping + part.shipping,
      tax: all.tax + part.tax,
      total: all.total + part.total,
    }),
    NOTHING,
  );

const unitsIn = ({ line_ids, quantities }: Cancellation, id: string): number =>
  quantities[line_ids.indexOf(id)] ?? 0;

/** A row of how an amount comes about: the message that names it, and its sum; savings are below zero. */
export type RefundRow = {
  name:
    | 'orderPage.refundItems'
    | 'orderPage.bundleSaving'
    | 'orderPage.voucherSaving'
    | 'cartPage.shipping';
  sum: number;
};

/** What an amount that goes back is summed from; nothing where it is that of the items alone, or of nothing. */
export const refundRows = (parts: RefundParts | null): RefundRow[] => {
  if (parts === null || parts.total === 0) return [];
  const shares: RefundRow[] = [
    { name: 'orderPage.bundleSaving', sum: -parts.bundle_saving },
    { name: 'orderPage.voucherSaving', sum: -parts.voucher_saving },
    { name: 'cartPage.shipping', sum: parts.shipping },
  ];
  const told = shares.filter(({ sum }) => sum !== 0);
  return told.length === 0 ? [] : [{ name: 'orderPage.refundItems', sum: parts.items }, ...told];
};

/** The same of what was cancelled or given back; null where its stored amount is another, and nothing can be said of it. */
export const cancellationParts = (
  { lines, cancellations }: Pick<Order, 'lines' | 'cancellations'>,
  cancellation: Cancellation,
): RefundParts | null => {
  const earlier = cancellations.filter(
    ({ id, state, date }) =>
      id !== cancellation.id && state !== 'refused' && date < cancellation.date,
  );
  const parts = refundParts(
    lines.map((line) => ({
      line,
      before: earlier.reduce((sum, one) => sum + unitsIn(one, line.id), 0),
      units: unitsIn(cancellation, line.id),
    })),
  );
  return parts.total === cancellation.amount ? parts : null;
};
