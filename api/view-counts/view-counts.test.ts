import { expect, test, vi } from 'vitest';
import type { ShopEvent } from '#contract/shop/view-counts.ts';
import { bannersCommand } from '#cli/banners-command.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, inDays } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { createEventCounts } from './view-counts.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const addBanners = async () => {
  const title = { en: 'Tea week' };
  const top = await db
    .insertInto('site_banner')
    .values({ kind: 'top', title, url: '/page/about' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tile = await db
    .insertInto('banner')
    .values({ type: 1, title: { en: 'Cups' }, image: 'cups.webp' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { top: String(top.id), tile: String(tile.id) };
};
const { top, tile } = await addBanners();

const report = (events: unknown, userAgent: string | undefined = FIREFOX, from = '203.0.113.7') =>
  app.request(
    '/events',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: JSON.stringify({ events }),
    },
    { clientAddress: from },
  );

const figures = (...args: string[]) =>
  operator.read(bannersCommand, 'figures', ...args) as Promise<Record<string, unknown>[]>;

test('banners that are reported are counted by day, bots and unknown ids are not', async () => {
  const seen: ShopEvent = { of: 'site', id: top, event: 'seen' };
  // The same twice in one report is one.
  expect((await report([seen, seen, { ...seen, event: 'clicked' }])).status).toBe(200);
  expect((await report([seen], FIREFOX, '203.0.113.8')).status).toBe(200);
  expect((await report([seen, { ...seen, event: 'closed' }], GOOGLEBOT)).status).toBe(200);
  await report([
    { of: 'site', id: '999999', event: 'seen' },
    { of: 'banner', id: 'none', event: 'seen' },
    { of: 'banner', id: tile, event: 'seen' },
  ]);
  await vi.waitFor(
    async () =>
      expect(await figures()).toMatchObject([
        {
          kind: 'site',
          id: top,
          place: 'top',
          title: 'Tea week',
          seen: 2,
          clicked: 1,
          closed: 0,
          click_rate: 50,
        },
        { kind: 'banner', id: tile, title: 'Cups', seen: 1, clicked: 0, click_rate: 0 },
      ]),
    { timeout: 10_000, interval: 200 },
  );
  const { out } = await operator.run(bannersCommand, 'figures');
  expect(out).toMatch(/^From 2026-05-17 to 2026-06-15 \(UTC\):\nBANNER +PLACE +SEEN/);
  expect(out).toMatch(/site 1 +top +2 +1 +0 +50 % +Tea week/);
  expect(await figures('--from', '2026-06-16', '--to', '2026-06-20')).toMatchObject([
    { seen: 0, click_rate: null },
    { seen: 0 },
  ]);
  expect(await operator.run(bannersCommand, 'figures', '--from', '2026-06-20')).toMatchObject({
    code: 1,
    error: '--from is not later than --to.',
  });
  expect(await db.selectFrom('banner_day').selectAll().execute()).toHaveLength(2);
});

test.each([
  [[]],
  ['seen'],
  [[{ of: 'shopper', id: '1', event: 'seen' }]],
  [[{ of: 'site', id: '1', event: 'bought' }]],
  [Array.from({ length: 51 }, () => ({ of: 'site', id: '1', event: 'seen' }))],
])('a report of %j is refused', async (events) => {
  expect((await report(events)).status).toBe(400);
});

test('one network may report so much and no more', async () => {
  const other = testApp(db, { limitsTimes: 0.005 });
  const ask = () =>
    other.request(
      '/events',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events: [{ of: 'site', id: top, event: 'seen' }] }),
      },
      { clientAddress: '198.51.100.1' },
    );
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('of a product that is not there nothing is kept', async () => {
  const errors: unknown[] = [];
  const counts = createEventCounts({ db, onError: (error) => errors.push(error) });
  counts.count([{ of: 'product', id: '123456789012345', event: 'seen' }], NOON);
  await counts.write();
  expect(errors).toEqual([]);
  expect(await db.selectFrom('product_day').selectAll().execute()).toEqual([]);
});

test('the views of a day make a product a little more popular, like one sold at the most', async () => {
  const { id } = await addProduct(db, 'Kettle', { popularity_at: inDays(0) });
  const counts = createEventCounts({ db, onError: () => {} });
  for (let n = 0; n < 200; n += 1)
    counts.count([{ of: 'product', id: String(id), event: 'seen' }], NOON);
  await counts.write();
  const popularity = async (): Promise<number> => {
    const row = db
      .selectFrom('product_card')
      .select(['popularity', 'sold'])
      .where('product_id', '=', id);
    const { popularity: now, sold } = await row.executeTakeFirstOrThrow();
    expect(sold).toBe(0);
    return now;
  };
  const { signal } = new AbortController();
  // The day is not over.
  await runMaintenance(db, NOON, signal);
  expect(await popularity()).toBe(0);
  await runMaintenance(db, inDays(1), signal);
  await runMaintenance(db, inDays(1), signal);
  expect(await popularity()).toBeCloseTo(1 / 51, 5);
  await runMaintenance(db, inDays(800), signal);
  expect(await db.selectFrom('product_day').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('banner_day').selectAll().execute()).toEqual([]);
});
