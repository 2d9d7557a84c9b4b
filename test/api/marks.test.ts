import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { changeComparison, listCompared } from '#contract/compare/compare.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { followStore, listFollowed } from '#contract/stores/store-follow.ts';
import { changeWish, listWishes } from '#contract/wishlist/wishlist.ts';
import { testApp, NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addAccount,
  addCategory,
  addGuest,
  addProduct,
  addStore,
  inDays,
} from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const products: string[] = [];
for (const title of ['Kettle', 'Lamp', 'Cup', 'Bowl', 'Plate'])
  products.push(String((await addProduct(db, title)).id));
const [kettle = '', lamp = ''] = products;
const store = String(await addStore(db, 'North Shop'));
const hidden = String((await addProduct(db, 'Secret', { visible: false })).id);

let member: Shopper;
let other: Shopper;
beforeEach(async () => {
  app.setNow(NOON);
  member = new Shopper(app);
  member.token = (await addAccount(db)).token;
  other = new Shopper(app);
  other.token = (await addAccount(db)).token;
});

const wish = (who: Shopper, product_id: string, wished?: boolean) =>
  who.ask(changeWish, { json: { product_id, wished } });
const wishes = async (who: Shopper) =>
  given(await who.ask(listWishes, { query: {} })).result.map(({ id }) => id);
const compare = (who: Shopper, product_id: string, compared?: boolean) =>
  who.ask(changeComparison, { json: { product_id, compared } });
const compared = async (who: Shopper) =>
  given(await who.ask(listCompared)).products.map(({ id }) => id);
const follow = (who: Shopper, store_id: string, following?: boolean) =>
  who.ask(followStore, { json: { store_id, following } });
const followed = async (who: Shopper) =>
  given(await who.ask(listFollowed, { query: {} })).result.map(({ id }) => id);

test('a visitor’s first wish makes them a guest, and the newest wish stands first', async () => {
  const guest = new Shopper(app);
  const answer = await wish(guest, kettle);
  expect([answer.message, answer.data.wished]).toEqual(['Added to your wishlist', 1]);
  expect(answer.data.user_token).toMatch(/^\w{18}$/);
  app.setNow(inDays(1));
  given(await wish(guest, lamp));
  expect(await wishes(guest)).toEqual([lamp, kettle]);
  expect(given(await guest.ask(getProfile, { query: {} })).wished).toEqual([lamp, kettle]);
  // The answer that is the same for everybody marks nothing.
  const listing = JSON.stringify(given(await guest.ask(getListing, { query: {} })));
  expect(listing).toContain('"wishlisted":null');
  expect(listing).not.toContain('"wishlisted":1');
});

test('a mark is turned over by the same call, and stays where it is asked for again', async () => {
  expect(given(await wish(member, kettle)).wished).toBe(1);
  expect(given(await wish(member, kettle, true)).wished).toBe(1);
  expect(given(await wish(member, kettle)).wished).toBeNull();
  expect(given(await wish(member, kettle, false)).wished).toBeNull();
  expect(given(await compare(member, kettle)).compared).toBe(1);
  expect(given(await compare(member, kettle, true)).compared).toBe(1);
  expect(given(await compare(member, kettle)).compared).toBeNull();
  expect(given(await follow(member, store)).following).toBe(1);
  expect(given(await follow(member, store, true)).following).toBe(1);
  expect(given(await follow(member, store)).following).toBeNull();
  expect([await wishes(member), await compared(member), await followed(member)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('four products can be compared, also when two tabs add at once', async () => {
  const answers = await Promise.all(products.map((id) => compare(member, id, true)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 201)?.message).toBe(
    'You can compare 4 products at most. Please remove one first.',
  );
  expect(await compared(member)).toHaveLength(4);
});

test('who compares products of several categories is told that little can be compared', async () => {
  const garden = await addCategory(db, 'Garden');
  const spade = String((await addProduct(db, 'Spade', { category_id: garden })).id);
  expect((await compare(member, kettle)).message).toBe('Added to your comparison');
  expect((await compare(member, lamp)).message).toBe('Added to your comparison');
  expect((await compare(member, spade)).message).toContain('from different categories');
  expect((await compare(member, spade)).message).toBe('Removed from your comparison');
});

test('what the shop does not show cannot be marked', async () => {
  for (const id of [hidden, '999999', 'kettle']) {
    expect((await wish(member, id)).status).toBe(404);
    expect((await compare(member, id)).status).toBe(404);
    expect((await follow(member, id)).status).toBe(404);
  }
});

test('a product that is hidden later leaves the lists, and can be taken off them', async () => {
  const { id } = await addProduct(db, 'Passing');
  given(await wish(member, String(id)));
  given(await compare(member, String(id)));
  await db.deleteFrom('product_card').where('product_id', '=', id).execute();
  expect([await wishes(member), await compared(member)]).toEqual([[], []]);
  expect(given(await wish(member, String(id))).wished).toBeNull();
  expect(given(await compare(member, String(id))).compared).toBeNull();
});

test('nobody sees or changes the marks of another, and comparing and following need an account', async () => {
  given(await wish(member, kettle));
  given(await compare(member, kettle));
  given(await follow(member, store));
  const guest = new Shopper(app);
  guest.token = await addGuest(db);
  for (const who of [other, guest]) {
    expect(await wishes(who)).toEqual([]);
    given(await wish(who, kettle, false));
  }
  expect([await compared(other), await followed(other)]).toEqual([[], []]);
  given(await compare(other, kettle, false));
  given(await follow(other, store, false));
  for (const who of [guest, new Shopper(app)]) {
    const answers = [
      await compare(who, kettle, false),
      await follow(who, store, false),
      await who.ask(listCompared),
      await who.ask(listFollowed, { query: {} }),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      answers.map(() => [401, 'Please sign in first.']),
    );
  }
  expect((await new Shopper(app).ask(listWishes, { query: {} })).status).toBe(401);
  expect([await wishes(member), await compared(member), await followed(member)]).toEqual([
    [kettle],
    [kettle],
    [store],
  ]);
});
