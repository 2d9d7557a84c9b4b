import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { askNotices, endNotice, listNotices } from '#contract/subscriptions/notice.ts';
import { confirmSubscription, endSubscription } from '#contract/subscriptions/subscription.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import { sendNotices } from '#jobs/subscriptions/send-notices.ts';
import { getTokenKey, signToken, type TokenPurpose } from '#jobs/subscriptions/token.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addAttribute, addFlashSale, addProduct, inDays } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
/** Another person for each test. */
let address = '';
let persons = 0;
const { signal } = new AbortController();

let now = NOON;
const goOn = (days: number): void => {
  now = inDays(days);
  app.setNow(now);
};

const runJob = () => sendNotices(db, now, signal);

const told = () => mailsTo(db, address, 'notice');

const setStock = async (inventoryId: number, quantity: number): Promise<void> => {
  await db.updateTable('inventory').set({ quantity }).where('id', '=', inventoryId).execute();
};

const setPrice = async (productId: number, offered: number): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ offered }).where('id', '=', productId).execute();
    await refreshProducts(trx, [productId], now);
  });
};

/** A product of one variant, at 20.00. */
const kettle = async (quantity: number) => {
  const { id, inventories } = await addProduct(db, 'Kettle', { selling: 2_000, quantity });
  return { id, inventory: inventories[0] ?? 0 };
};

const asking = (
  id: number,
  kinds: ('price' | 'stock')[],
  more: { inventory_id?: string; email?: string } = { email: address },
) => ({ json: { product_id: String(id), kinds, ...more } });

const linkTo = async (purpose: TokenPurpose, id: string | undefined): Promise<string> =>
  signToken(await getTokenKey(db), purpose, id ?? '');

/** Somebody with an account at Ada's address. */
const ada = async (): Promise<Shopper> => {
  const shopper = new Shopper(app);
  shopper.token = (await addAccount(db, { email: address })).token;
  return shopper;
};

/** Follows the link of the newest mail that asks. */
const confirmNewest = async () => {
  const [mail] = await mailsTo(db, address, 'notice-confirm');
  const token = await linkTo('confirm', mail?.subscription);
  return given(await app.call(confirmSubscription, { json: { token } }));
};

beforeEach(async () => {
  goOn(0);
  for (const table of ['subscription', 'mail_log', 'attempt', 'refused_address'] as const)
    await db.deleteFrom(table).execute();
  persons += 1;
  address = `ada${persons}@example.org`;
});

test('a guest confirms what they want to know, and is told once when it is in stock again', async () => {
  const { id, inventory } = await kettle(0);
  const guest = new Shopper(app);
  expect(given(await guest.ask(askNotices, asking(id, ['stock'])))).toMatchObject({
    confirmed: false,
  });
  await setStock(inventory, 3);
  await runJob();
  expect(await told()).toEqual([]);

  const { subscription } = await confirmNewest();
  expect(subscription).toMatchObject({ kinds: ['stock'], product: { title: 'Kettle' } });
  expect(given(await guest.ask(listNotices)).notices).toMatchObject([
    { kind: 'stock', product: { id: String(id) }, variant: null, email: address },
  ]);
  await runJob();
  await runJob();
  expect(await told()).toHaveLength(1);
  expect(given(await guest.ask(listNotices)).notices).toMatchObject([
    { state: 'back', in_stock: true, price: 2_000 },
  ]);

  // It is over: the next time is another wish.
  await setStock(inventory, 0);
  expect(given(await guest.ask(listNotices)).notices).toEqual([]);
  await runJob();
  await setStock(inventory, 3);
  await runJob();
  expect(await told()).toHaveLength(1);
  goOn(31);
  expect(given(await guest.ask(listNotices)).notices).toEqual([]);
});

test('what nobody has confirmed is told to nobody, not even who has asked', async () => {
  const { id } = await kettle(0);
  const guest = new Shopper(app);
  given(await guest.ask(askNotices, asking(id, ['stock'])));
  expect(given(await guest.ask(listNotices)).notices).toEqual([]);
  // A known address gets the same answer, and no other mail.
  await confirmNewest();
  const other = new Shopper(app);
  given(await other.ask(askNotices, asking(id, ['stock'])));
  expect(await mailsTo(db, address, 'notice-confirm')).toHaveLength(1);
  expect(given(await other.ask(listNotices)).notices).toEqual([]);
});

test('an account is written to at its proven address at once, whatever address is typed', async () => {
  const shopper = await ada();
  const { id } = await kettle(5);
  const answer = await shopper.ask(askNotices, asking(id, ['price'], { email: 'x@example.org' }));
  expect(given(answer).confirmed).toBe(true);
  await setPrice(id, 1_500);
  await runJob();
  expect(await told()).toEqual([
    { notices: [{ subscription: expect.any(String), price: { now: 1_500, before: 2_000 } }] },
  ]);
  expect(given(await shopper.ask(listNotices)).notices).toMatchObject([
    { state: 'cheaper', price: 1_500, price_before: 2_000 },
  ]);
});

test('each fall of a price is told once, and the next one only when it is lower or the price was up again', async () => {
  const shopper = await ada();
  const { id } = await kettle(5);
  given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  const fallTo = async (price: number): Promise<number> => {
    now = new Date(now.getTime() + 60_000);
    await setPrice(id, price);
    await runJob();
    await runJob();
    return (await told()).length;
  };
  expect(await fallTo(1_900)).toBe(1);
  expect(await fallTo(1_900)).toBe(1);
  expect(await fallTo(1_950)).toBe(1);
  expect(await fallTo(1_800)).toBe(2);
  expect(await fallTo(2_000)).toBe(2);
  expect(await fallTo(1_900)).toBe(3);
});

test('a flash sale that begins is a fall, each time', async () => {
  const shopper = await ada();
  const { id } = await kettle(5);
  given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  await addFlashSale(db, { [id]: 1_000 }, { starts_at: inDays(1), ends_at: inDays(2) });
  await runJob();
  expect(await told()).toEqual([]);
  goOn(1.5);
  await runJob();
  expect(await told()).toHaveLength(1);
});

test('what is sold out is not praised for its price until it is back', async () => {
  const shopper = await ada();
  const { id, inventory } = await kettle(0);
  given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  await setPrice(id, 1_500);
  await runJob();
  expect(await told()).toEqual([]);
  await setStock(inventory, 1);
  await runJob();
  expect(await told()).toHaveLength(1);
});

test('several products at once are one mail', async () => {
  const shopper = await ada();
  const [one, two] = [await kettle(0), await kettle(5)];
  given(await shopper.ask(askNotices, asking(one.id, ['stock', 'price'], {})));
  given(await shopper.ask(askNotices, asking(two.id, ['price'], {})));
  await setStock(one.inventory, 2);
  await setPrice(one.id, 1_500);
  await setPrice(two.id, 1_500);
  await runJob();
  expect((await told()).map(({ notices }) => notices.length)).toEqual([3]);
});

test('two workers at once tell nothing twice', async () => {
  const shopper = await ada();
  const products = [await kettle(0), await kettle(0), await kettle(0)];
  for (const { id, inventory } of products) {
    given(await shopper.ask(askNotices, asking(id, ['stock'], {})));
    await setStock(inventory, 2);
  }
  await Promise.all([runJob(), runJob(), runJob(), runJob()]);
  const all = (await told()).flatMap(({ notices }) => notices.map((one) => one.subscription));
  expect(new Set(all).size).toBe(3);
  expect(all).toHaveLength(3);
});

test('a worker that ends between two statements has told nothing, and the next one tells it', async () => {
  const shopper = await ada();
  const { id, inventory } = await kettle(0);
  given(await shopper.ask(askNotices, asking(id, ['stock'], {})));
  await setStock(inventory, 2);
  await sql`
    create function break_off() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$;
    create trigger broken_off before insert on mail_log
      for each row execute function break_off()`.execute(db);
  await expect(runJob()).rejects.toThrow('broken off');
  await sql`drop function break_off() cascade`.execute(db);
  expect(await told()).toEqual([]);
  await runJob();
  expect(await told()).toHaveLength(1);
});

test('one waits for the variant that was chosen, and for any where none was', async () => {
  const shopper = await ada();
  const colour = await addAttribute(db, 'Colour', ['Blue', 'Red']);
  const { id, inventories } = await addProduct(db, 'Cup', {
    variants: colour.values.map((value) => ({ values: { [colour.id]: value }, quantity: 0 })),
  });
  const [blue = 0, red = 0] = inventories;
  given(await shopper.ask(askNotices, asking(id, ['stock'], { inventory_id: String(blue) })));
  await setStock(red, 4);
  await runJob();
  expect(await told()).toEqual([]);
  expect(given(await shopper.ask(listNotices)).notices).toMatchObject([{ variant: 'Blue' }]);
  // Red is there already.
  const inStock = await shopper.ask(
    askNotices,
    asking(id, ['stock'], { inventory_id: String(red) }),
  );
  expect(refused(inStock).fields).toEqual({ kinds: 'Good news: this is in stock already.' });
  await setStock(blue, 1);
  await runJob();
  expect(await told()).toHaveLength(1);
});

test('one link ends one notice, another all of them, and the newsletter only where one says all', async () => {
  const shopper = await ada();
  const products = [await kettle(5), await kettle(5), await kettle(5)];
  for (const { id } of products) given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  const list = async () => given(await shopper.ask(listNotices)).notices;
  const [first] = await list();
  const end = async (purpose: TokenPurpose, all = false) =>
    given(
      await app.call(endSubscription, { json: { token: await linkTo(purpose, first?.id), all } }),
    );
  await end('end');
  expect(await list()).toHaveLength(2);
  await db
    .insertInto('subscription')
    .values({
      kind: 'newsletter',
      email: address.toUpperCase(),
      language: 'en',
      asked_at: now,
      confirmed_at: now,
    })
    .execute();
  await end('end-notices');
  expect(await list()).toEqual([]);
  const newsletter = () =>
    db
      .selectFrom('subscription')
      .select('ended_at')
      .where('kind', '=', 'newsletter')
      .executeTakeFirst();
  expect(await newsletter()).toEqual({ ended_at: null });
  await end('end', true);
  expect(await newsletter()).toEqual({ ended_at: now });
});

test('what a shopper has ended is not said to be back in stock', async () => {
  const shopper = await ada();
  const [one, two] = [await kettle(0), await kettle(0)];
  for (const { id } of [one, two]) given(await shopper.ask(askNotices, asking(id, ['stock'], {})));
  const [first, second] = given(await shopper.ask(listNotices)).notices;
  given(await shopper.ask(endNotice, { query: { id: first?.id ?? '' } }));
  const token = await linkTo('end', second?.id);
  given(await app.call(endSubscription, { json: { token } }));
  for (const { inventory } of [one, two]) await setStock(inventory, 2);
  await runJob();
  expect(given(await shopper.ask(listNotices)).notices).toEqual([]);
});

test('a shopper ends a notice of theirs, once', async () => {
  const shopper = await ada();
  const { id } = await kettle(5);
  given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  const [notice] = given(await shopper.ask(listNotices)).notices;
  const query = { id: notice?.id ?? '' };
  given(await shopper.ask(endNotice, { query }));
  expect((await shopper.ask(endNotice, { query })).status).toBe(404);
  await setPrice(id, 1_000);
  await runJob();
  expect(await told()).toEqual([]);
});

test('what a guest has asked for is the account’s once it asks with that address, too', async () => {
  const { id } = await kettle(5);
  const guest = new Shopper(app);
  expect(refused(await guest.ask(askNotices, asking(id, ['price'], {}))).fields).toEqual({
    email: 'Email is required',
  });
  expect(refused(await guest.ask(askNotices, asking(id, []))).fields).toHaveProperty('kinds');
  expect((await guest.ask(askNotices, asking(987_654, ['price']))).status).toBe(404);
  given(await guest.ask(askNotices, asking(id, ['price'])));
  await confirmNewest();
  // Asked for again by whoever has proven the address, it is theirs.
  const shopper = await ada();
  given(await shopper.ask(askNotices, asking(id, ['price'], {})));
  expect(given(await shopper.ask(listNotices)).notices).toHaveLength(1);
});
