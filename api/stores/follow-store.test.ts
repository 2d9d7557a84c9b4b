import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { deleteAccount } from '#contract/account/account-settings.ts';
import { getStore } from '#contract/stores/store.ts';
import {
  changeStoreNews,
  endStoreNews,
  followStore,
  listFollowed,
} from '#contract/stores/store-follow.ts';
import { getStoreNewsKey, signStoreNewsLink } from '#jobs/store-news/link.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addStore, inDays } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const north = String(await addStore(db, { en: 'North Shop', fr: 'Boutique du Nord' }));
const south = String(await addStore(db, 'South Shop'));

let member: Shopper;
let id: string;

const newMember = async (): Promise<Shopper> => {
  const shopper = new Shopper(app);
  const account = await addAccount(db);
  ({ id } = account);
  shopper.token = account.token;
  return shopper;
};

beforeEach(async () => {
  await db.deleteFrom('store_follow').execute();
  member = await newMember();
});

const follow = (who: Shopper, store_id: string, following?: boolean) =>
  who.ask(followStore, { json: { store_id, following } });
const followers = async (slug = 'north-shop') =>
  (await app.call(getStore, { params: { slug }, query: {} })).data.store.followers;
const followed = async (who: Shopper) => given(await who.ask(listFollowed, { query: {} }));

test('a store counts who follows it, each once, and no more who has stopped', async () => {
  expect(await followers()).toBe(0);
  given(await follow(member, north, true));
  given(await follow(member, north, true));
  const other = await newMember();
  given(await follow(other, north));
  given(await follow(other, south));
  expect([await followers(), await followers('south-shop')]).toEqual([2, 1]);
  given(await follow(other, north, false));
  given(await follow(other, north, false));
  expect([await followers(), await followers('south-shop')]).toEqual([1, 1]);
});

test('many who follow at once are all counted', async () => {
  const many = await Promise.all(Array.from({ length: 12 }, newMember));
  await Promise.all(
    many.flatMap((who, at) => {
      const stores = at % 2 === 0 ? [north, south] : [south, north];
      return stores.map(async (store) => given(await follow(who, store, true)));
    }),
  );
  expect([await followers(), await followers('south-shop')]).toEqual([12, 12]);
  await Promise.all(many.map(async (who) => given(await follow(who, north, false))));
  expect([await followers(), await followers('south-shop')]).toEqual([0, 12]);
});

test('who deletes their account is no follower any more', async () => {
  given(await follow(member, north));
  given(await follow(member, south));
  given(await member.ask(changeStoreNews, { json: { wanted: true } }));
  given(await member.ask(deleteAccount, {}));
  expect([await followers(), await followers('south-shop')]).toEqual([0, 0]);
  expect(await db.selectFrom('store_news_reader').selectAll().execute()).toEqual([]);
});

test('the page is told which stores are followed, so that it can mark them', async () => {
  given(await follow(member, north));
  expect(given(await member.ask(getProfile, { query: {} })).followed).toEqual([north]);
  expect(given(await new Shopper(app).ask(getProfile, { query: {} })).followed).toEqual([]);
});

test('one can follow 500 stores, and those that are followed can still be asked for', async () => {
  const stores = await db
    .insertInto('store')
    .values(
      Array.from({ length: 500 }, (_, at) => ({
        slug: { en: `store-${at}` },
        name: { en: `Store ${at}` },
        country: 'FR',
        joined_at: NOON,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('store_follow')
    .values(stores.map((store) => ({ account_id: id, store_id: store.id, followed_at: NOON })))
    .execute();
  expect(refused(await follow(member, north)).form).toEqual([
    'You follow the maximum number of stores. Please stop following one first.',
  ]);
  given(await follow(member, String(stores[0]?.id), true));
  await db
    .deleteFrom('store')
    .where(
      'id',
      'in',
      stores.map((store) => store.id),
    )
    .execute();
});

test('followed stores show what was new in the last 30 days, the newest first', async () => {
  const store_id = Number(north);
  for (const [title, days] of [
    ['Old', -31],
    ['First', -20],
    ['Second', -10],
    ['Third', -5],
    ['Fourth', -2],
    ['Fifth', -1],
  ] as const)
    await addProduct(db, title, { store_id, created_at: inDays(days) });
  await addProduct(db, 'Hidden', { store_id, created_at: inDays(-1), visible: false });
  given(await follow(member, north));
  const { result, store_news } = await followed(member);
  expect(result).toMatchObject([
    {
      id: north,
      new_count: 5,
      new_products: [
        { title: 'Fifth' },
        { title: 'Fourth' },
        { title: 'Third' },
        { title: 'Second' },
      ],
    },
  ]);
  expect(store_news).toBe(false);
});

test('the monthly mail is off until it is asked for, and can be ended', async () => {
  expect((await followed(member)).store_news).toBe(false);
  const asked = await member.ask(changeStoreNews, { json: { wanted: true } });
  expect([asked.message, given(asked).store_news]).toEqual([
    'From now on we will email you once a month.',
    true,
  ]);
  given(await member.ask(changeStoreNews, { json: { wanted: true } }));
  expect((await followed(member)).store_news).toBe(true);
  given(await member.ask(changeStoreNews, { json: { wanted: false } }));
  given(await member.ask(changeStoreNews, { json: { wanted: false } }));
  expect((await followed(member)).store_news).toBe(false);
});

test('without an e-mail address there is no mail to ask for', async () => {
  await db
    .updateTable('account')
    .set({
      email: null,
      email_verified_at: null,
      phone: '+33612345678',
      phone_verified_at: NOON,
    })
    .where('id', '=', id)
    .execute();
  const answer = await member.ask(changeStoreNews, { json: { wanted: true } });
  expect(refused(answer).form).toEqual(['Please add an email address to your account first.']);
});

test('the link of a mail ends that person’s mails and nobody else’s, also a second time', async () => {
  const other = await newMember();
  const token = signStoreNewsLink(await getStoreNewsKey(db), id);
  for (const who of [member, other])
    given(await who.ask(changeStoreNews, { json: { wanted: true } }));
  const stranger = new Shopper(app);
  given(await stranger.ask(endStoreNews, { json: { token } }));
  given(await stranger.ask(endStoreNews, { json: { token } }));
  expect([(await followed(other)).store_news, (await followed(member)).store_news]).toEqual([
    false,
    true,
  ]);
  for (const forged of [`${token.slice(0, -2)}AA`, id, `${token}.x`, 'x'])
    expect((await stranger.ask(endStoreNews, { json: { token: forged } })).status).toBe(404);
});
