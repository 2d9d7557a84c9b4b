import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cancellation } from './cancellation.ts';
import type { OrderLine } from './order.ts';
import { cancellationParts, refundParts } from './refund-parts.ts';

const line = (fields: Partial<OrderLine>): OrderLine =>
  ({ bundle_saving: 0, voucher_saving: 0, shipping: 0, tax: 0, ...fields }) as OrderLine;

const lamp = line({
  id: 'lamp',
  quantity: 3,
  amount: 3000,
  voucher_saving: 100,
  shipping: 500,
  tax: 300,
  total: 3400,
});

test('what goes back is told as items, savings and delivery, with its tax', () => {
  expect(refundParts([{ line: lamp, before: 0, units: 3 }])).toEqual({
    items: 3000,
    bundle_saving: 0,
    voucher_saving: 100,
    shipping: 500,
    tax: 300,
    total: 3400,
  });
  expect(refundParts([{ line: lamp, before: 0, units: 0 }])).toMatchObject({ items: 0, total: 0 });
});

test('the parts of any units of any lines add up, and all units together are the whole line', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000 });
  const bought = fc
    .tuple(fc.integer({ min: 1, max: 9 }), sum, sum, sum, sum)
    .map(([quantity, price, bundle, voucher, shipping]) => {
      const amount = price * quantity;
      const bundle_saving = Math.min(bundle, amount);
      const voucher_saving = Math.min(voucher, amount - bundle_saving);
      const total = amount - bundle_saving - voucher_saving + shipping;
      return line({ quantity, amount, bundle_saving, voucher_saving, shipping, total });
    });
  fc.assert(
    fc.property(bought, (one) => {
      const each = Array.from({ length: one.quantity }, (_, before) =>
        refundParts([{ line: one, before, units: 1 }]),
      );
      for (const part of each) {
        const { items, bundle_saving, voucher_saving, shipping, total } = part;
        expect(items - bundle_saving - voucher_saving + shipping).toBe(total);
        expect(Math.min(items, bundle_saving, voucher_saving, shipping)).toBeGreaterThanOrEqual(0);
      }
      expect(each.reduce((all, { total }) => all + total, 0)).toBe(one.total);
    }),
  );
});

test('of two returns of one line each is told by its own units', () => {
  const back = (fields: Partial<Cancellation>) =>
    ({ state: 'done', line_ids: ['lamp'], ...fields }) as Cancellation;
  const first = back({ id: '1', date: '2026-06-01', quantities: [1], amount: 1133 });
  const refused = back({ id: '2', date: '2026-06-02', quantities: [1], state: 'refused' });
  const second = back({ id: '3', date: '2026-06-03', quantities: [2], amount: 2267 });
  const order = { lines: [lamp], cancellations: [second, refused, first] };
  expect(cancellationParts(order, first)).toMatchObject({ items: 1000, voucher_saving: 33 });
  expect(cancellationParts(order, second)).toMatchObject({ items: 2000, total: 2267 });
  // What the shop has set otherwise is not explained by shares.
  expect(cancellationParts(order, { ...second, amount: 2000 })).toBeNull();
});
