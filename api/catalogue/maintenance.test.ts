import pg from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { getCart } from '#contract/cart/cart.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import { createDb } from '#db/client.ts';
import { findNextBoundary, listStaleCards } from '#jobs/maintenance/stale-cards.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { refreshStaleCards, startSaleClock } from '#jobs/maintenance/sale-clock.ts';
import { cancelOrder } from '#api/orders/cancel-order.ts';
import { testApp } from '#test/app.ts';
import { testConnection } from '#test/database.ts';
import { addFlashSale, addProduct, addStore, addVoucher, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const connection = await testConnection();
const db = createDb(connection);
afterAll(() => db.destroy());
const app = testApp(db);
const never = new AbortController().signal;
const maintenance = async (days: number): Promise<boolean> => {
  await runMaintenance(db, inDays(days), never);
  return refreshStaleCards(db, inDays(days), never);
};

let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  app.setNow(inDays(0));
});

const addOne = async (
  ...parts: Parameters<typeof addProduct> extends [unknown, ...infer R] ? R : never
) => {
  const { id, inventories } = await addProduct(db, ...parts);
  return { id, inventory: inventories[0] ?? 0 };
};

const cardOf = (id: number) =>
  db.selectFrom('product_card').selectAll().where('product_id', '=', id).executeTakeFirstOrThrow();

const productOf = (id: number) =>
  db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What the product costs on its page, in the cart and in listings. */
const prices = async (id: number) => {
  const { product } = given(await app.call(getProduct, { params: { id: String(id) } }));
  const { cartProducts } = given(await shopper.ask(getCart));
  const { products } = given(await app.call(getListing, { query: {} }));
  return {
    page: product.current,
    variant: product.inventory[0]?.price,
    cart: cartProducts[0]?.unit_price,
    listing: products.result.find((card) => card.id === String(id))?.current,
  };
};
const all = (price: number) => ({ page: price, variant: price, cart: price, listing: price });

describe('flash sales', () => {
  test('of two sales, one behind the other, each has its price from its first moment to its last', async () => {
    const { id, inventory } = await addOne('Kettle', { selling: 2000 });
    await addFlashSale(db, { [id]: 1500 }, { starts_at: inDays(-1), ends_at: inDays(1) });
    await addFlashSale(db, { [id]: 1200 }, { starts_at: inDays(1), ends_at: inDays(2) });
    await addFlashSale(db, { [id]: 900 }, { starts_at: inDays(3), ends_at: inDays(4) });
    given(await shopper.add(inventory));
    const moments = [
      [0, 1500],
      [0.999, 1500],
      [1, 1200],
      [1.999, 1200],
      [2, 2000],
      [3, 900],
      [4, 2000],
    ] as const;
    for (const [days, price] of moments) {
      app.setNow(inDays(days));
      // Nobody has looked after the card yet; what is charged is right all the same.
      expect(await prices(id)).toMatchObject({ page: price, variant: price, cart: price });
      await maintenance(days);
      expect(await prices(id)).toEqual(all(price));
    }
  });

  test('a better sale that begins while another runs counts from then on, and only as long', async () => {
    const { id, inventory } = await addOne('Teapot', { selling: 2000 });
    await addFlashSale(db, { [id]: 1600 }, { starts_at: inDays(-1), ends_at: inDays(5) });
    await addFlashSale(db, { [id]: 1000 }, { starts_at: inDays(2), ends_at: inDays(3) });
    given(await shopper.add(inventory));
    for (const [days, price] of [
      [0, 1600],
      [2, 1000],
      [3, 1600],
      [5, 2000],
    ] as const) {
      app.setNow(inDays(days));
      expect((await prices(id)).cart).toBe(price);
      await maintenance(days);
      expect(await prices(id)).toEqual(all(price));
    }
  });

  test('an order just behind the end of a sale pays what the next one asks', async () => {
    const { id, inventory } = await addOne('Cup', { selling: 2000 });
    await addFlashSale(db, { [id]: 1500 }, { ends_at: inDays(1) });
    await addFlashSale(db, { [id]: 1700 }, { starts_at: inDays(0.5), ends_at: inDays(2) });
    await shopper.fill([inventory, 1]);
    app.setNow(inDays(1));
    const { summary } = given(await shopper.ask(getCart));
    expect(summary.subtotal).toBe(1700);
    expect((await shopper.ordered({ amount: summary.total })).subtotal).toBe(1700);
  });

  test('a price filter of the search follows, and what is up to date is not touched', async () => {
    const { id } = await addOne('Samovar', { selling: 9000 });
    await addFlashSale(db, { [id]: 5000 }, { starts_at: inDays(1), ends_at: inDays(2) });
    const found = () =>
      db.selectFrom('search_doc').select('price').where('product_id', '=', id).execute();
    expect(await listStaleCards(db, inDays(0.9))).not.toContain(id);
    expect(await listStaleCards(db, inDays(1))).toContain(id);
    await maintenance(1);
    expect(new Set((await found()).map(({ price }) => price))).toEqual(new Set([5000]));
    expect(await listStaleCards(db, inDays(1))).toEqual([]);
    await maintenance(2);
    expect(new Set((await found()).map(({ price }) => price))).toEqual(new Set([9000]));
  });

  test('a sale that is hidden or made by SQL is noticed too', async () => {
    const { id } = await addOne('Bowl', { selling: 2000 });
    const sale = await addFlashSale(db, { [id]: 1500 });
    await db.updateTable('flash_sale').set({ visible: false }).where('id', '=', sale).execute();
    await maintenance(0);
    expect(await cardOf(id)).toMatchObject({ flash_price: null });
  });
});

describe('vouchers', () => {
  test('the badge of a store comes and goes with its voucher', async () => {
    const store_id = await addStore(db, 'Tea House');
    const { id } = await addOne('Oolong', { store_id });
    const other = await addOne('Lamp', { store_id: await addStore(db, 'Lamps') });
    await addVoucher(db, 'TEA', { store_id, starts_at: inDays(1), ends_at: inDays(2) });
    const badges: boolean[] = [];
    for (const days of [0, 1, 1.9, 2]) {
      await maintenance(days);
      badges.push((await cardOf(id)).voucher);
      expect((await cardOf(other.id)).voucher).toBe(false);
    }
    expect(badges).toEqual([false, true, true, false]);
  });

  test('a private one or one of the marketplace gives no badge', async () => {
    const store_id = await addStore(db, 'Quiet');
    const { id } = await addOne('Bell', { store_id });
    await addVoucher(db, 'HUSH', { store_id, visibility: 2 });
    await addVoucher(db, 'ALL', {});
    await maintenance(0);
    expect((await cardOf(id)).voucher).toBe(false);
  });
});

describe('best sellers', () => {
  test('what is ordered counts, once; what is cancelled no longer', async () => {
    const first = await addOne('Fork', { quantity: 50 });
    const second = await addOne('Spoon', { quantity: 50 });
    await shopper.fill([first.inventory, 3], [second.inventory, 5]);
    const order = await shopper.ordered();
    await Promise.all([maintenance(0), maintenance(0), maintenance(0)]);
    await maintenance(0);
    expect([(await cardOf(first.id)).sold, (await cardOf(second.id)).sold]).toEqual([3, 5]);
    const bestSelling = async () => {
      const answer = await app.call(getListing, { query: { sort: 'best_selling' } });
      return given(answer).products.result.map(({ title }) => title);
    };
    expect((await bestSelling()).slice(0, 2)).toEqual(['Spoon', 'Fork']);
    const lineIds = order.lines.flatMap(({ id, quantity }) => (quantity === 5 ? [id] : []));
    const input = { orderId: order.id, lineIds, by: 'shop' as const, now: inDays(0) };
    await db.transaction().execute((trx) => cancelOrder(trx, input));
    await maintenance(0);
    expect([(await cardOf(first.id)).sold, (await cardOf(second.id)).sold]).toEqual([3, 0]);
    expect((await bestSelling())[0]).toBe('Fork');
  });

  test('a product becomes popular by being bought and is forgotten when it is not', async () => {
    const { id, inventory } = await addOne('Knife', { quantity: 60 });
    await shopper.fill([inventory, 50]);
    await shopper.ordered();
    await db
      .updateTable('product')
      .set({ popularity_at: inDays(0) })
      .execute();
    await maintenance(0);
    expect((await productOf(id)).popularity).toBeCloseTo(0.5, 5);
    await maintenance(6);
    expect((await productOf(id)).popularity).toBeCloseTo(0.5, 5);
    // After 30 days 50 units are as good as 25: 25 / (25 + 50).
    await maintenance(30);
    expect((await productOf(id)).popularity).toBeCloseTo(1 / 3, 5);
    expect((await cardOf(id)).popularity).toBeCloseTo(1 / 3, 5);
    const doc = db.selectFrom('search_doc').select('popularity').where('product_id', '=', id);
    expect((await doc.executeTakeFirstOrThrow()).popularity).toBeCloseTo(1 / 3, 5);
  });
});

describe('in a running shop', () => {
  test('counting and fading are no news for finished pages; a new price is', async () => {
    await db.deleteFrom('flash_sale').execute();
    await db.deleteFrom('voucher').execute();
    await maintenance(0);
    const { id, inventory } = await addOne('Vase', { quantity: 9 });
    await shopper.fill([inventory, 3]);
    await shopper.ordered();
    const client = new pg.Client(connection);
    await client.connect();
    onTestFinished(() => client.end());
    const heard: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen shop_changed');
    await maintenance(0);
    await maintenance(30);
    expect((await cardOf(id)).sold).toBe(3);
    // Messages come in the order of their commits, so the own one is behind all others.
    await db.updateTable('product').set({ selling: 2100 }).where('id', '=', id).execute();
    await expect.poll(() => heard).toEqual([`product:${id}`]);
  });

  test('it wakes when the next sale or voucher begins or ends', async () => {
    await db.deleteFrom('flash_sale').execute();
    await db.deleteFrom('voucher').execute();
    const { id } = await addOne('Plate');
    await addFlashSale(db, { [id]: 1500 }, { starts_at: inDays(1), ends_at: inDays(3) });
    const store_id = await addStore(db, 'Soon');
    await addVoucher(db, 'SOON', { store_id, starts_at: inDays(-1), ends_at: inDays(2) });
    const moments = await Promise.all(
      [0, 1, 2, 3].map((days) => findNextBoundary(db, inDays(days))),
    );
    expect(moments).toEqual([inDays(1), inDays(2), inDays(3), undefined]);
  });

  test('it begins at once, without a request, and ends when the shop closes', async () => {
    const { id } = await addOne('Tray', { selling: 2000 });
    await addFlashSale(db, { [id]: 1500 }, { ends_at: inDays(1) });
    const errors: unknown[] = [];
    const end = startSaleClock({
      db,
      now: () => inDays(1),
      onError: (error) => errors.push(error),
    });
    await expect.poll(async () => (await cardOf(id)).flash_price).toBeNull();
    await end();
    expect(errors).toEqual([]);
  });

  test('two processes do not do the same work twice', async () => {
    const runs = await Promise.all([
      maintenance(0),
      maintenance(0),
      maintenance(0),
      maintenance(0),
    ]);
    expect(runs).toContain(true);
  });
});
