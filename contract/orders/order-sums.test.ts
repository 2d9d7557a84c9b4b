import { expect, test } from 'vitest';
import type { Order, OrderLine } from './order.ts';
import { isPaidBack, remainingTotal } from './order-sums.ts';

type Cancellation = Order['cancellations'][number];

const line = (id: string, fields: Partial<OrderLine>) => ({ id, ...fields }) as OrderLine;
const cancellation = (fields: Partial<Cancellation>) => fields as Cancellation;
const lines = [
  line('chair', { total: 3890, shipping: 590, cancelled: true }),
  line('lamp', { total: 8000, shipping: 0, cancelled: false }),
];

test('of a total is left what was neither cancelled nor given back', () => {
  const cancellations = [
    cancellation({ kind: 'cancel', state: 'done', amount: 3890 }),
    cancellation({ kind: 'refund', state: 'approved', amount: 1000 }),
    cancellation({ kind: 'refund', state: 'requested', amount: 500 }),
    cancellation({ kind: 'refund', state: 'refused', amount: 200 }),
  ];
  expect(remainingTotal({ amount: 11_890, lines, cancellations })).toBe(7000);
});

test.each([
  ['approved', '10:00', true],
  ['done', '10:00', true],
  ['done', '08:00', false],
  ['requested', '10:00', false],
  ['refused', '10:00', false],
] as const)('of what was paid at 9, one %s at %s is paid back: %s', (state, time, isBack) => {
  const settled = `2026-06-15T${time}:00.000Z`;
  const timeline = [{ kind: 'paid', time: '2026-06-15T09:00:00.000Z' }];
  const order = { payment: { timeline } } as unknown as Pick<Order, 'payment'>;
  expect(isPaidBack(order, cancellation({ state, date: settled, settled }))).toBe(isBack);
});

test('what nobody has paid is not paid back', () => {
  const order = { payment: { timeline: [] } } as unknown as Pick<Order, 'payment'>;
  const date = '2026-06-15T09:00:00.000Z';
  expect(isPaidBack(order, cancellation({ state: 'done', date, settled: date }))).toBe(false);
});
