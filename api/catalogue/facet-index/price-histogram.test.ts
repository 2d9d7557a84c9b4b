import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const shop = testApp(db);
await addOne(db, 'Garden lamp', { selling: 2000 });
await addOne(db, 'Glass kettle', { selling: 6000, offered: 3000 });
await addOne(db, 'Steel kettle', { selling: 4000 });
await addOne(db, 'Iron pan', { selling: 8000 });

test('the price histogram covers every product once, from the lowest to the highest price', async () => {
  const { facets } = (await shop.call(getListing, { query: {} })).data;
  const { min, max, histogram } = facets.price;
  expect([min, max]).toEqual([2000, 8000]);
  expect(histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(4);
  expect(histogram[0]?.from).toBe(min);
  expect(histogram.at(-1)?.to).toBe(max);
  const after = histogram.map(({ to }) => to + 1).slice(0, -1);
  expect(histogram.slice(1).map(({ from }) => from)).toEqual(after);
});
