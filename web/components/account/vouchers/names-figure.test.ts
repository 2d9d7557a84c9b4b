import { expect, test } from 'vitest';
import { namesFigure } from './names-figure.ts';

test('a voucher that says in its own words what it takes off is not said twice', () => {
  expect(namesFigure('$5 off from $40', '$5.00')).toBe(true);
  expect(namesFigure('$5 off from $40', '$40.00')).toBe(true);
  expect(namesFigure('15 % le week-end', '15')).toBe(true);
  expect(namesFigure('خصم 10% على طلبك الأول', '10')).toBe(true);
  expect(namesFigure('1.500 TL indirim', '1.500,00 TL')).toBe(true);
});

test('a voucher whose words say nothing of it is told by its figure', () => {
  expect(namesFigure('Summer saving', '20')).toBe(false);
  expect(namesFigure('Spend 120', '20')).toBe(false);
  expect(namesFigure('', '')).toBe(false);
});
