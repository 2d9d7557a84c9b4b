import { expect, test } from 'vitest';
import { similarInStock } from './similar-in-stock.ts';

const cards = [1, 2, 3, 4, 5, 6].map((id) => ({ id, in_stock: id !== 2 }));

test('in the place of a product that is sold out, only such are offered that can be bought', () => {
  expect(similarInStock(cards).map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  expect(similarInStock(cards.filter(({ in_stock }) => !in_stock))).toEqual([]);
});
