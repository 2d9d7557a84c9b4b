import { expect, test } from 'vitest';
import { getFlashSale, listFlashProducts, listFlashSales } from '#contract/catalogue/flash-sale.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addFlashSale, addProduct, inDays } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const kettle = await addProduct(db, { en: 'Kettle', fr: 'Bouilloire' });
const pan = await addProduct(db, 'Pan');
const gone = await addProduct(db, 'Gone', { visible: false });
const running = await addFlashSale(
  db,
  { [kettle.id]: 1500, [gone.id]: 100 },
  { title: { en: 'Today', fr: 'Aujourd’hui' } },
);
const coming = await addFlashSale(
  db,
  { [pan.id]: 1000 },
  { title: { en: 'Soon' }, starts_at: inDays(2), ends_at: inDays(3) },
);
const ended = await addFlashSale(
  db,
  { [pan.id]: 900 },
  { title: { en: 'Over' }, starts_at: inDays(-3), ends_at: inDays(-2) },
);
const hidden = await addFlashSale(db, { [pan.id]: 800 }, { visible: false });

const idOf = (id: number) => ({ params: { id: String(id) } });
const pageOf = (id: number, page = 1) => ({ ...idOf(id), query: { page } });

test('the sales that run and those that come are listed with their products', async () => {
  shop.setNow(NOON);
  const { data } = await shop.call(listFlashSales, { language: 'fr' });
  expect(data.running).toMatchObject([
    { id: String(running), title: 'Aujourd’hui', state: 'running', product_count: 1 },
  ]);
  expect(data.running[0]?.products).toMatchObject([{ title: 'Bouilloire', price: 1500 }]);
  expect(data.coming).toMatchObject([{ id: String(coming), state: 'coming' }]);
  expect(data.coming[0]?.products).toMatchObject([{ price: null, current: 2000 }]);
  expect(data.now).toBe(NOON.toISOString());
});

test('a sale says how much its most reduced product costs less, while it runs', async () => {
  shop.setNow(NOON);
  const { data } = await shop.call(listFlashSales);
  expect(data.running).toMatchObject([{ largest_reduction: 25 }]);
  expect(data.running[0]?.products).toMatchObject([{ reduction: 25 }]);
  expect(data.coming).toMatchObject([{ largest_reduction: null }]);
  const { sale } = (await shop.call(getFlashSale, idOf(ended))).data;
  expect(sale.largest_reduction).toBeNull();
});

test('a sale that is over says so, and its products have their usual price again', async () => {
  shop.setNow(NOON);
  expect((await shop.call(getFlashSale, idOf(ended))).data.sale.state).toBe('ended');
  const { products } = (await shop.call(listFlashProducts, pageOf(ended))).data;
  expect(products.result).toMatchObject([{ title: 'Pan', price: null, current: 2000 }]);
});

test('the price drops off in the moment in which the sale ends', async () => {
  shop.setNow(new Date(inDays(1).getTime() - 1));
  expect((await shop.call(getFlashSale, idOf(running))).data.sale.state).toBe('running');
  const before = (await shop.call(listFlashProducts, pageOf(running))).data.products;
  expect(before.result).toMatchObject([{ current: 1500, price: 1500 }]);

  shop.setNow(inDays(1));
  expect((await shop.call(getFlashSale, idOf(running))).data.sale.state).toBe('ended');
  const after = (await shop.call(listFlashProducts, pageOf(running))).data.products;
  expect(after.result).toMatchObject([{ current: 2000, price: null, end_time: null }]);
  expect((await shop.call(listFlashSales)).data.running).toEqual([]);
});

test('a sale that comes begins on time', async () => {
  shop.setNow(inDays(2));
  const { products } = (await shop.call(listFlashProducts, pageOf(coming))).data;
  expect(products.result).toMatchObject([{ current: 1000, price: 1000 }]);
});

test('an unknown sale and a hidden one are not found', async () => {
  shop.setNow(NOON);
  for (const id of [String(hidden), '999999', '0', 'x', '-1']) {
    expect((await shop.call(getFlashSale, { params: { id } })).status, id).toBe(404);
    expect((await shop.call(listFlashProducts, { params: { id }, query: {} })).status, id).toBe(
      404,
    );
  }
});

test('a sale with many products has pages, in the order of the sale', async () => {
  shop.setNow(NOON);
  const prices: Record<number, number> = {};
  for (let n = 0; n < 30; n += 1) prices[(await addProduct(db, `Cup ${n}`)).id] = 500;
  const sale = await addFlashSale(db, prices);
  const first = (await shop.call(listFlashProducts, pageOf(sale))).data.products;
  const second = (await shop.call(listFlashProducts, pageOf(sale, 2))).data.products;
  expect([first.result.length, second.result.length]).toEqual([24, 6]);
  expect([first.total, first.last_page]).toEqual([30, 2]);
  const seen = new Set([...first.result, ...second.result].map(({ id }) => id));
  expect(seen.size).toBe(30);
});
