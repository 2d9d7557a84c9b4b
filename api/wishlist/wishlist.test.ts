import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  endWishlistLink,
  findWishlistLink,
  openWishlistLink,
  shareWishlist,
} from '#contract/wishlist/wishlist-link.ts';
import { changeWish, listWishes } from '#contract/wishlist/wishlist.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findCaller } from '#api/http/session.ts';
import { mergeShoppers } from '#api/identity/merge-shoppers.ts';
import { testApp, NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, inDays, refreshProducts } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';
import { MOST_WISHES } from './wishes.ts';

const db = await testDatabase();
const app = testApp(db);
const { id: kettle } = await addProduct(db, 'Kettle');
const { id: lamp } = await addProduct(db, 'Lamp');

let guest: Shopper;
let member: Shopper;
let account: Awaited<ReturnType<typeof addAccount>>;
const nobody = new Shopper(app);

beforeEach(async () => {
  app.setNow(NOON);
  guest = new Shopper(app);
  account = await addAccount(db, { name: 'Ada Lovelace' });
  member = new Shopper(app);
  member.token = account.token;
});

const wish = async (who: Shopper, id: number, wished = true) =>
  given(await who.ask(changeWish, { json: { product_id: String(id), wished } }));
const list = async (who: Shopper, page = 1) =>
  given(await who.ask(listWishes, { query: { page } }));
const share = async (who: Shopper, name = '') =>
  given(await who.ask(shareWishlist, { json: { name } })).link;
const open = (token: string, page = 1) => nobody.ask(openWishlistLink, { query: { token, page } });
const titles = async (token: string) => given(await open(token)).result.map(({ title }) => title);

const setPrice = async (id: number, prices: { selling?: number; offered?: number }) => {
  await db.updateTable('product').set(prices).where('id', '=', id).execute();
  await refreshProducts(db, [id]);
};

const signIn = async () => {
  const caller = await findCaller(db, guest.token ?? '', NOON);
  const from = caller && { shopperId: caller.shopper.id, sessionId: caller.session.id };
  await runInTransaction(db, (trx) =>
    mergeShoppers(trx, { accountId: account.id, from, language: 'en', now: NOON }),
  );
};

test('the list says how much cheaper a product has become since it was wished for', async () => {
  const { id } = await addProduct(db, 'Cup', { selling: 2000 });
  await wish(guest, id);
  expect((await list(guest)).result).toMatchObject([
    { wished_price: 2000, current: 2000, cheaper_by: null, wishlisted: 1 },
  ]);
  await setPrice(id, { offered: 1500 });
  // Put on it again, it keeps the first price.
  await wish(guest, id);
  expect((await list(guest)).result).toMatchObject([
    { wished_price: 2000, current: 1500, cheaper_by: 500 },
  ]);
  await setPrice(id, { selling: 2500, offered: 0 });
  expect((await list(guest)).result).toMatchObject([{ wished_price: 2000, cheaper_by: null }]);
});

test('what a guest has wished for, and at which price, is on the account’s list after signing in', async () => {
  const { id } = await addProduct(db, 'Bowl', { selling: 3000 });
  await wish(guest, id);
  await wish(guest, kettle);
  await wish(member, kettle);
  await setPrice(id, { selling: 2600 });
  await signIn();
  const { result, total } = await list(member);
  expect(total).toBe(2);
  expect(result.find((one) => one.id === String(id))).toMatchObject({ cheaper_by: 400 });
});

test('signing in fills a list up to its bound, with the newest wishes', async () => {
  await sql`
    with made as (
      insert into product
        (store_id, category_id, shipping_rule_id, slug, title, description, selling, created_at)
      select store_id, category_id, shipping_rule_id, slug, title, description, selling, created_at
      from product, generate_series(1, ${MOST_WISHES - 1}) where id = ${kettle}
      returning id)
    insert into wish (shopper_id, product_id, added_at)
    select ${account.shopperId}, id, ${NOON} from made`.execute(db);
  await wish(guest, kettle);
  app.setNow(inDays(1));
  await wish(guest, lamp);
  await signIn();
  const wishes = await db
    .selectFrom('wish')
    .select('product_id')
    .where('shopper_id', '=', account.shopperId)
    .execute();
  expect(wishes).toHaveLength(MOST_WISHES);
  const ids = wishes.map(({ product_id }) => product_id);
  expect([ids.includes(lamp), ids.includes(kettle)]).toEqual([true, false]);
});

test('a page behind the last one says which the last one is', async () => {
  await wish(guest, kettle);
  expect(await list(guest, 3)).toMatchObject({ result: [], total: 1, last_page: 1, page: 3 });
});

test('a shared wishlist is seen by whoever has its link, without a name or a mark, until it is ended', async () => {
  await wish(member, kettle);
  app.setNow(inDays(1));
  await wish(member, lamp);
  const { token } = await share(member);
  expect(given(await member.ask(findWishlistLink)).link).toEqual({ token, name: null });
  const shared = await open(token);
  expect(await titles(token)).toEqual(['Lamp', 'Kettle']);
  const text = JSON.stringify(shared);
  expect(text).not.toContain('Ada');
  expect(text).not.toContain('wished_price');
  expect(shared.data).toMatchObject({ name: null, total: 2 });

  // It shows the list as it is.
  await wish(member, lamp, false);
  expect(await titles(token)).toEqual(['Kettle']);

  given(await member.ask(endWishlistLink));
  expect((await open(token)).status).toBe(404);
  expect(given(await member.ask(findWishlistLink)).link).toBeNull();
  given(await member.ask(endWishlistLink));
  // A new link is another one.
  const next = await share(member);
  expect(next.token).not.toBe(token);
  expect((await open(token)).status).toBe(404);
  expect(await titles(next.token)).toEqual(['Kettle']);
});

test('the owner chooses whether a name stands on it, and the link stays the same', async () => {
  await wish(guest, kettle);
  const { token } = await share(guest, '  Ada  ');
  expect(given(await open(token)).name).toBe('Ada');
  expect(await share(guest, '')).toEqual({ token, name: null });
  expect(given(await open(token)).name).toBeNull();
  const long = await guest.ask(shareWishlist, { json: { name: 'a'.repeat(61) } });
  expect(refused(long).form).toEqual(['Please enter a name of 60 characters at most.']);
  expect((await guest.ask(shareWishlist, { json: { name: 'a\u0007b' } })).status).toBe(201);
});

test('nobody opens, makes or ends the link of another', async () => {
  await wish(member, kettle);
  const { token } = await share(member);
  const other = new Shopper(app);
  await wish(other, lamp);
  expect(given(await other.ask(findWishlistLink)).link).toBeNull();
  given(await other.ask(endWishlistLink));
  const { token: theirs } = await share(other);
  expect(await titles(theirs)).toEqual(['Lamp']);
  expect(await titles(token)).toEqual(['Kettle']);
  const answers = [
    await nobody.ask(findWishlistLink),
    await nobody.ask(shareWishlist, { json: {} }),
    await nobody.ask(endWishlistLink),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  // Half of one link and half of another, a letter more or less, and nothing at all.
  const forged = [token.slice(0, 22) + theirs.slice(22), `${token}A`, token.slice(1), '', 'a b'];
  for (const one of forged) expect((await open(one)).status).toBe(404);
});

test('a guest’s link ends when their wishes come to an account, whose list it does not show', async () => {
  await wish(guest, lamp);
  await wish(member, kettle);
  const { token } = await share(guest);
  const { token: kept } = await share(member);
  await signIn();
  expect((await open(token)).status).toBe(404);
  expect((await titles(kept)).toSorted()).toEqual(['Kettle', 'Lamp']);
});
