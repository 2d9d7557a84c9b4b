import { expect, test } from 'vitest';
import type { Order, OrderLine } from '#contract/orders/order.ts';
import { invoiceDate, sumsOfLines, taxByRate } from './invoice-sums.ts';

const line = (parts: Partial<OrderLine>): OrderLine => ({
  id: '1',
  product: { id: '1', slug: 'tea', title: 'Tea', image: '' },
  inventory: { id: '1', sku: 'TEA', attributes: [] },
  quantity: 1,
  price: 1000,
  amount: 1000,
  bundle_saving: 0,
  voucher_saving: 0,
  shipping: 0,
  tax: 0,
  tax_rate: 0,
  total: 1000,
  store: { slug: 'tea-house', name: 'Tea House' },
  cancelled: false,
  reviewable: false,
  rating: null,
  returned: 0,
  returnable: 0,
  return_until: null,
  withdrawable: 0,
  ...parts,
});

const lines = [
  line({ tax_rate: 2000, total: 1200, tax: 200, shipping: 200 }),
  line({ tax_rate: 550, total: 1055, tax: 55, voucher_saving: 45, bundle_saving: 100 }),
  line({ tax_rate: 2000, total: 601, tax: 100 }),
];

test('an invoice says for each rate of tax what of the price it is', () => {
  expect(taxByRate(lines)).toEqual([
    { rate: 550, net: 1000, tax: 55, gross: 1055 },
    { rate: 2000, net: 1501, tax: 300, gross: 1801 },
  ]);
});

test('what an invoice sums up is the sum of its lines', () => {
  expect(sumsOfLines(lines)).toEqual({
    subtotal: 3000,
    bundle_saving: 100,
    voucher_saving: 45,
    shipping: 200,
    tax: 355,
    total: 2856,
  });
  expect(sumsOfLines([]).total).toBe(0);
});

test('an invoice has the day of its payment, or of the order while it is still to be paid', () => {
  const order = (timeline: Partial<Order['payment']['timeline'][number]>[]) =>
    ({ date: '2026-11-20', payment: { timeline } }) as Order;
  expect(invoiceDate(order([{ kind: 'paid', time: '2026-11-21' }]))).toBe('2026-11-21');
  expect(invoiceDate(order([{ kind: 'asked', time: '2026-11-21' }]))).toBe('2026-11-20');
});
