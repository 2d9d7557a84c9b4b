import type { Order, OrderLine } from '#contract/orders/order.ts';
import type { Minor } from '#contract/money.ts';

const sumOf = (lines: readonly OrderLine[], part: (line: OrderLine) => Minor): Minor =>
  lines.reduce((sum, line) => sum + part(line), 0);

/** What the lines come to; the parts of an order's lines always add up to the order's. */
export const sumsOfLines = (lines: readonly OrderLine[]) => ({
  subtotal: sumOf(lines, ({ amount }) => amount),
  bundle_saving: sumOf(lines, (line) => line.bundle_saving),
  voucher_saving: sumOf(lines, (line) => line.voucher_saving),
  shipping: sumOf(lines, ({ shipping }) => shipping),
  tax: sumOf(lines, ({ tax }) => tax),
  total: sumOf(lines, ({ total }) => total),
});

/** Rates of tax are in basis points: 550 of these is 5.5%. */
export const BASIS_POINTS = 10_000;

export type TaxOfRate = { rate: number; net: Minor; tax: Minor; gross: Minor };

/** The tax that the lines include, rate by rate (basis points), the lowest first. */
export const taxByRate = (lines: readonly OrderLine[]): TaxOfRate[] =>
  [...Map.groupBy(lines, ({ tax_rate }) => tax_rate)]
    .map(([rate, taxed]) => {
      const { tax, total } = sumsOfLines(taxed);
      return { rate, net: total - tax, tax, gross: total };
    })
    .toSorted((a, b) => a.rate - b.rate);

/** The day of an invoice: when it was paid, or else ordered. */
export const invoiceDate = ({ date, payment }: Pick<Order, 'date' | 'payment'>): string =>
  payment.timeline.find(({ kind }) => kind === 'paid')?.time ?? date;
