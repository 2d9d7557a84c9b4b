import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROVIDER_TIMEOUT_MS } from '#api/payments/ask-provider.ts';
import { testDatabase } from '#test/database.ts';
import { openSimulatedShop, WAYS, type Placed, type Way } from './simulated-shop.ts';

// A provider that answers later than the shop waits, and does what it was asked all the same. All of them are
// waited for at once.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const db = await testDatabase();
const shop = await openSimulatedShop(db);
afterAll(() => shop.close());

const LATE_BY_MS = 1_000;
const LATE = { kind: 'delay', ms: PROVIDER_TIMEOUT_MS + LATE_BY_MS } as const;
const PAID = {
  paid: true,
  live: true,
  wrong: { inBooks: 0, atProviders: 0, stock: 0, vouchers: 0, mails: 0 },
};
/** They know a call again by its key; the others are asked first what they have. */
const KEYED = ['stripe', 'paypal'];

const orders = new Map<Way, Placed>();
const placedBy = (way: Way): Placed => {
  const placed = orders.get(way);
  if (!placed) throw new Error(`nothing was ordered by ${way.name}`);
  return placed;
};
const attemptOf = async (way: Way) => {
  const [attempt, ...others] = await shop.attemptsOf(placedBy(way).id);
  if (!attempt || others.length > 0) throw new Error('there is not one attempt');
  return attempt;
};
const each = <Result>(work: (way: Way) => Promise<Result>): Promise<Result[]> =>
  Promise.all(WAYS.map(work));

const statusOfEach = async () =>
  (await each(attemptOf)).map(({ status, provider_ref: ref }) => ({ status, known: ref !== null }));

/** How all of them stood on the way. */
const seen: Record<string, Awaited<ReturnType<typeof statusOfEach>>> = {};

beforeAll(async () => {
  const slowNext = (way: Way, operation: string): void =>
    shop.simulatorOf(way).addRule({ operation, effect: LATE, times: 1 });
  for (const way of WAYS) slowNext(way, 'create');
  const filled = new Map<Way, Awaited<ReturnType<typeof shop.fill>>>();
  for (const way of WAYS) filled.set(way, await shop.fill());
  await Promise.all(
    [...filled].map(async ([way, one]) => orders.set(way, await shop.order(way, one, false))),
  );
  seen.unanswered = await statusOfEach();

  // Nobody knows whether it has begun. It has, by the time at which the same is asked again.
  await wait(2 * LATE_BY_MS);
  shop.setAhead(1);
  for (const way of WAYS) await shop.comeBack(placedBy(way));
  seen.begun = await statusOfEach();

  for (const way of WAYS) slowNext(way, way.taken);
  for (const way of WAYS) await shop.act(way, placedBy(way), 'pay');
  await each((way) => shop.comeBack(placedBy(way)));
  seen.unsettled = await statusOfEach();
});

test('while an answer is late, what it would say is not taken for granted', () => {
  const all = (one: object) => WAYS.map(() => one);
  expect(seen).toEqual({
    unanswered: all({ status: 'created', known: false }),
    begun: all({ status: 'redirected', known: true }),
    unsettled: all({ status: 'redirected', known: true }),
  });
});

test.for(WAYS)('where $name answers too late, it is asked again and charges once', async (way) => {
  const placed = placedBy(way);
  await shop.work(placed.id);
  await shop.comeBack(placed);
  expect(await shop.readState(placed)).toEqual(PAID);
  const { id } = await attemptOf(way);
  const own = shop
    .simulatorOf(way)
    .movements()
    .filter(({ attemptId }) => attemptId === id);
  expect(own.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'charge', amount: placed.amount },
  ]);
});

test.for(WAYS.filter(({ slug }) => KEYED.includes(slug)))(
  'what $name is asked again carries the same key',
  async (way) => {
    const { id } = await attemptOf(way);
    const made = shop
      .simulatorOf(way)
      .calls()
      .filter(({ operation }) => operation === 'create');
    expect(made.length).toBeGreaterThan(1);
    expect(new Set(made.map(({ key }) => key))).toEqual(new Set([id]));
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
  },
);
