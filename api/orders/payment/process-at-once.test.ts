import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db, { processesEventsAtOnce: true });
const { card } = shop;

/** In how many seconds the worker would process the event; undefined where nothing is left to do. */
const secondsUntilWorker = async (event: string): Promise<number | undefined> => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from j.run_at - e.received_at)::int as seconds
    from graphile_worker.jobs j join payment_event e on j.key = 'event:scripted:' || e.event_id
    where e.event_id = ${event}`.execute(db);
  return rows[0]?.seconds;
};
const isProcessed = async (event: string): Promise<boolean> => {
  const { processed_at: at } = await db
    .selectFrom('payment_event')
    .select('processed_at')
    .where('event_id', '=', event)
    .executeTakeFirstOrThrow();
  return at !== null;
};

test('an order is paid right after its webhook, without a worker', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const event = `paid-${attempt}`;
  expect(await shop.webhook({ id: event, attemptId: attempt })).toBe(200);
  await expect.poll(() => isProcessed(event)).toBe(true);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
  expect(await secondsUntilWorker(event)).toBeUndefined();
});

test('while it is processed a worker waits, and comes where the process has ended', async () => {
  const { shopper, order, attempt } = await shop.place();
  const event = `killed-${attempt}`;
  const answered = Promise.withResolvers<void>();
  const asked = card.holdNext('find', answered.promise);
  await shop.webhook({ id: event, attemptId: attempt });
  await asked;
  expect(await secondsUntilWorker(event)).toBe(20);
  card.pay(attempt);
  shop.setMinute(1);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);

  // The process was only slow: the same is written once.
  answered.resolve();
  await expect.poll(() => isProcessed(event)).toBe(true);
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
  expect(card.calls.filter((call) => call === 'refund')).toEqual([]);
  shop.setMinute(0);
});

test('who comes back while a webhook is told of a decline learns of it, though it is told only once', async () => {
  const { shopper, order, attempt } = await shop.place();
  const answered = Promise.withResolvers<void>();
  const asked = card.holdNext('find', answered.promise);
  await shop.webhook({ id: `declined-${attempt}`, attemptId: attempt });
  await asked;
  const returned = shop.comeBack(shopper, order.id);
  card.say(attempt, { state: 'failed', code: 'card_declined', mayRetry: true });
  answered.resolve();
  await setImmediate();
  card.say(attempt, { state: 'open' });
  expect(given(await returned).order?.payment).toMatchObject({ state: 'open', declined: true });
});

test('where the provider does not answer, the worker goes on with it at once', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  card.trouble('find', 'breaks');
  const event = `away-${attempt}`;
  await shop.webhook({ id: event, attemptId: attempt });
  // The database's own time, which is months after the shop's.
  await expect.poll(() => secondsUntilWorker(event)).toBeGreaterThan(20);
  await shop.runJobs();
  expect(await isProcessed(event)).toBe(true);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
});

/** Has as many payments asked about as are at the same time, until the returned function lets the answers come. */
const keepBusy = async (): Promise<{ attempts: string[]; release: () => void }> => {
  const held = Promise.withResolvers<void>();
  const attempts: string[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { attempt } = await shop.place();
    const asked = card.holdNext('find', held.promise);
    await shop.webhook({ id: `busy-${attempt}`, attemptId: attempt });
    await asked;
    attempts.push(attempt);
  }
  return { attempts, release: held.resolve };
};

test('an order of a rush is paid in its turn, however many payments are told of before', async () => {
  const { attempts, release } = await keepBusy();
  for (let n = 0; n < 600; n += 1)
    await shop.webhook({ id: `other-${n}`, attemptId: attempts[n % attempts.length] });
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const event = `rush-${attempt}`;
  await shop.webhook({ id: event, attemptId: attempt });
  release();
  await expect.poll(() => isProcessed(event), { timeout: 30_000 }).toBe(true);
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
});

test('what has waited so long that a worker takes it is not processed by both', async () => {
  const { release } = await keepBusy();
  const { shopper, order, attempt } = await shop.place();
  card.pay(attempt);
  const event = `late-${attempt}`;
  await shop.webhook({ id: event, attemptId: attempt });
  shop.setMinute(1);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  const asked = card.calls.filter((call) => call === 'find').length;
  // Its turn comes after that of the one before.
  const next = await shop.place();
  await shop.webhook({ id: `next-${next.attempt}`, attemptId: next.attempt });
  release();
  await expect.poll(() => isProcessed(`next-${next.attempt}`)).toBe(true);
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
  expect(card.calls.filter((call) => call === 'find')).toHaveLength(asked + 1);
  shop.setMinute(0);
});
