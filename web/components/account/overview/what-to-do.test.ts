import { expect, test } from 'vitest';
import type { Order, OrderLine } from '#contract/orders/order.ts';
import { whatToDo } from './what-to-do.ts';

const line = (id: string, rest: Partial<OrderLine> = {}): OrderLine =>
  ({
    id,
    product: { id: `p${id}`, slug: id, title: id, image: '' },
    reviewable: true,
    rating: null,
    cancelled: false,
    ...rest,
  }) as OrderLine;

const order = (id: string, rest: Partial<Order> = {}): Order =>
  ({ id, number: `N${id}`, amount: 500, payable_until: null, lines: [], ...rest }) as Order;

test('an order that waits for its money is to be paid, until then', () => {
  const until = '2026-11-27T10:00:00.000Z';
  expect(whatToDo([order('1'), order('2', { payable_until: until })]).pay).toEqual([
    { id: '2', number: 'N2', amount: 500, until },
  ]);
});

test('what has arrived is to be reviewed, once, and nothing that was cancelled or is on its way', () => {
  const lines = [
    line('new'),
    line('reviewed', { rating: 4 }),
    line('on its way', { reviewable: false }),
    line('cancelled', { cancelled: true }),
  ];
  const { review } = whatToDo([order('1', { lines })]);
  expect(review.map(({ line_id }) => line_id)).toEqual(['new']);
});

test('no more than three reviews are asked for at once', () => {
  const lines = ['a', 'b', 'c'].map((id) => line(id));
  const { review } = whatToDo([order('1', { lines }), order('2', { lines: [line('d')] })]);
  expect(review.map(({ line_id }) => line_id)).toEqual(['a', 'b', 'c']);
});
