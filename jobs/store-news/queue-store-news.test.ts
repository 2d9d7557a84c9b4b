import { beforeEach, expect, test } from 'vitest';
import { followStore } from '#contract/stores/store-follow.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addStore } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { queueStoreNews } from './queue-store-news.ts';

const db = await testDatabase();
const app = testApp(db);
const tea = await addStore(db, { en: 'Tea House', fr: 'Maison du Thé' });
const lamps = await addStore(db, 'Lamps');
const at = (time: string): Date => new Date(`2026-${time}Z`);
const { signal } = new AbortController();
const run = (time: string) => queueStoreNews(db, at(time), signal);

for (const [title, time] of [
  ['Of April', '04-30T23:59:59'],
  ['First of May', '05-01T00:00:00'],
  ['Last of May', '05-31T23:59:59'],
  ['Of June', '06-01T00:00:00'],
] as const)
  await addProduct(db, title, { store_id: tea, created_at: at(time) });
await addProduct(db, 'Lamp of June', { store_id: lamps, created_at: at('06-02T00:00:00') });

/** Somebody who follows these stores, and has asked for the mail at that time. */
const addReader = async (stores: readonly number[], askedAt: string, language = 'en') => {
  const { id, token } = await addAccount(db, { language });
  const member = new Shopper(app);
  member.token = token;
  for (const store of stores)
    given(await member.ask(followStore, { json: { store_id: String(store) } }));
  await db
    .insertInto('store_news_reader')
    .values({ account_id: id, asked_at: at(askedAt) })
    .execute();
  return id;
};

const mails = () =>
  db.selectFrom('mail_log').select(['key', 'kind', 'language', 'data']).orderBy('id').execute();

beforeEach(async () => {
  await db.deleteFrom('mail_log').execute();
  await db.deleteFrom('store_news_reader').execute();
});

test('who has asked for it is told what was new last month in the stores that they follow', async () => {
  const id = await addReader([tea, lamps], '05-20T12:00:00', 'fr');
  await run('06-01T06:41:00');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    key: `store-news:2026-05:${id}`,
    language: 'fr',
    data: {
      stores: [
        {
          name: 'Maison du Thé',
          count: 2,
          products: [{ title: 'Last of May' }, { title: 'First of May' }],
        },
      ],
    },
  });
});

test('nobody gets it twice a month, however often it is looked for', async () => {
  const id = await addReader([tea], '05-20T12:00:00');
  await Promise.all([run('06-01T06:41:00'), run('06-01T06:41:00')]);
  await run('06-02T06:41:00');
  // Ended and asked for again within the month.
  await db.deleteFrom('store_news_reader').execute();
  await db
    .insertInto('store_news_reader')
    .values({ account_id: id, asked_at: at('05-21T12:00:00') })
    .execute();
  await run('06-03T06:41:00');
  expect(await mails()).toHaveLength(1);
  await run('07-01T06:41:00');
  expect((await mails()).map(({ key }) => key)).toEqual([
    `store-news:2026-05:${id}`,
    `store-news:2026-06:${id}`,
  ]);
});

test('nothing is mailed where nothing was new, later in the month, or before the next one', async () => {
  await addReader([lamps], '05-20T12:00:00');
  await addReader([], '05-20T12:00:00');
  await addReader([tea], '06-01T00:00:00');
  await run('06-01T06:41:00');
  await run('06-08T06:41:00');
  expect(await mails()).toEqual([]);
});

test('whoever has not asked for it, or may not use their account, gets nothing', async () => {
  const { token } = await addAccount(db);
  const member = new Shopper(app);
  member.token = token;
  given(await member.ask(followStore, { json: { store_id: String(tea) } }));
  const disabled = await addReader([tea], '05-20T12:00:00');
  await db
    .updateTable('account')
    .set({ disabled_at: at('05-21T00:00:00') })
    .where('id', '=', disabled)
    .execute();
  await run('06-01T06:41:00');
  expect(await mails()).toEqual([]);
});

test('more readers than are looked for at once all get it', async () => {
  const rows = await Promise.all(Array.from({ length: 101 }, () => addAccount(db)));
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('store_follow')
    .values(ids.map((id) => ({ account_id: id, store_id: tea, followed_at: at('05-01T00:00:00') })))
    .execute();
  await db
    .insertInto('store_news_reader')
    .values(ids.map((id) => ({ account_id: id, asked_at: at('05-20T00:00:00') })))
    .execute();
  await run('06-01T06:41:00');
  expect(new Set((await mails()).map(({ key }) => key.split(':')[2]))).toEqual(new Set(ids));
});
