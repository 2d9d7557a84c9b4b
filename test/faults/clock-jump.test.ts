import { expect, onTestFinished, test } from 'vitest';
import { checkVoucher } from '#contract/cart/use-voucher.ts';
import { getCart } from '#contract/cart/cart.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { addSynonyms } from '#db/search/synonyms.ts';
import { watchPromotions } from '#server/page-cache/promotion-schedule.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addFlashSale, addProduct, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;

const db = await testDatabase();
const { id, inventories } = await addProduct(db, 'Kettle', { quantity: 9 });

test('a clock that jumps takes nobody their cart, and neither frees nor locks out who tries codes', async () => {
  const app = testApp(db);
  const shopper = new Shopper(app);
  await shopper.fill([inventories[0] ?? 0, 1]);
  const guess = async (n: number) =>
    (await shopper.ask(checkVoucher, { json: { code: `NO-${n}` } })).status;
  for (let n = 0; n < 10; n += 1) expect(await guess(n)).toBe(201);
  expect(await guess(10)).toBe(429);

  const back = NOON.getTime() - HOUR_MS;
  app.setNow(new Date(back));
  expect(await guess(11)).toBe(429);
  expect(given(await shopper.ask(getCart)).cartProducts).toHaveLength(1);
  app.setNow(new Date(back + TEN_MINUTES_MS));
  expect(await guess(12)).toBe(201);

  app.setNow(inDays(1));
  expect(given(await shopper.ask(getCart)).cartProducts).toHaveLength(1);
  expect(await guess(13)).toBe(201);
});

test('after a clock was set back, new words of the search are heard of as soon as ever', async () => {
  const app = testApp(db);
  const find = async () => {
    const { products } = given(await app.call(getListing, { query: { q: 'samovar' } }));
    return products.result.map((one) => one.id);
  };
  expect(await find()).toEqual([]);
  app.setNow(new Date(NOON.getTime() - HOUR_MS));
  await addSynonyms(db, 'en', ['samovar', 'kettle']);
  await expect.poll(find, { timeout: 10_000 }).toEqual([String(id)]);
});

test('a sale that ends while the clock jumps forward is off the pages, and on again when it jumps back', async () => {
  await addFlashSale(db, { [id]: 1500 }, { starts_at: inDays(-10), ends_at: inDays(1) });
  let now = NOON;
  let told = 0;
  const watch = watchPromotions({
    db,
    now: () => now,
    onBoundary: () => (told += 1),
    onError: (error) => {
      throw error;
    },
    lookEveryMs: 20,
  });
  onTestFinished(watch.close);
  now = inDays(2);
  await expect.poll(() => told).toBe(1);
  now = NOON;
  await expect.poll(() => told).toBe(2);
  now = inDays(2);
  await expect.poll(() => told).toBe(3);
});
