import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDb } from '#db/client.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { startMailServer } from '#test/mail-server.ts';
import { startJobWorker, testFolder } from '#test/shop.ts';
import { beat } from './heartbeat.ts';
import { queueMail } from './mail/queue-mail.ts';
import { addJob } from './queue.ts';
import { AT_ONCE, startWorker, type Handlers } from './worker.ts';

// Some of these start whole processes, which takes long on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const connection = await testConnection();
const db = createDb(connection);
afterAll(() => db.destroy());

const PATIENCE = { timeout: 30_000, interval: 50 };
const quiet = { debug: () => {}, warn: () => {}, error: () => {} };

const nothing = async (): Promise<void> => {};

const start = (handlers: Partial<Handlers>): (() => Promise<void>) => {
  const all: Handlers = {
    mail: nothing,
    maintenance: nothing,
    notices: nothing,
    'rebuild-search': nothing,
    'store-news': nothing,
    'review-written': nothing,
    'settle-payment': nothing,
    'payment-event': nothing,
    'refund-payment': nothing,
    'end-unpaid': nothing,
    ...handlers,
  };
  const stop = startWorker({ db, connection, handlers: all, crons: [], log: quiet });
  let stopped: Promise<void> | undefined;
  const stopOnce = (): Promise<void> => (stopped ??= stop());
  onTestFinished(stopOnce);
  return stopOnce;
};

const jobs = async () =>
  (
    await sql<{ attempts: number; locked: boolean; last_error: string | null }>`
      select attempts, locked_by is not null as locked, last_error from graphile_worker.jobs
      order by id`.execute(db)
  ).rows;

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await db.deleteFrom('mail_log').execute();
});

test('a job is carried out once, by one of several workers', async () => {
  const done: number[] = [];
  const handlers = { mail: async ({ id }: { id: number }) => void done.push(id) };
  start(handlers);
  start(handlers);
  for (let id = 1; id <= 20; id += 1) await addJob(db, 'mail', { id });
  await expect.poll(jobs, PATIENCE).toEqual([]);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('what is paid is looked after before mails are sent that were asked for earlier', async () => {
  const done: string[] = [];
  for (let key = 1; key <= 20; key += 1)
    await sql`select queue_mail('order-placed', ${`early:${key}`}, 'any@example.org', 'en', '{}')`.execute(
      db,
    );
  await addJob(db, 'payment-event', { provider: 'any', event: 'paid' });
  // Each mail holds its place until then: who takes a job first may hear of it last on a busy machine.
  const paid = Promise.withResolvers<void>();
  start({
    mail: async () => {
      done.push('mail');
      await paid.promise;
    },
    'payment-event': async () => {
      done.push('payment');
      paid.resolve();
    },
  });
  // Before the worker stops, which waits for what is at hand.
  onTestFinished(() => paid.resolve());
  await expect.poll(jobs, PATIENCE).toEqual([]);
  // Some are worked on at once.
  expect(done.slice(0, AT_ONCE)).toContain('payment');
});

test('a job that fails is kept with its reason and tried again', async () => {
  let tries = 0;
  start({
    mail: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the server is away');
    },
  });
  await addJob(db, 'mail', { id: 1 });
  await expect
    .poll(jobs, PATIENCE)
    .toEqual([{ attempts: 1, locked: false, last_error: 'the server is away' }]);
  await expect.poll(jobs, PATIENCE).toEqual([]);
  expect(tries).toBe(2);
});

test('of jobs in one queue a second one waits for the first', async () => {
  let running = 0;
  let most = 0;
  start({
    maintenance: async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(100);
      running -= 1;
    },
  });
  for (let n = 0; n < 4; n += 1) await addJob(db, 'maintenance', {}, { queue: 'maintenance' });
  await expect.poll(jobs, PATIENCE).toEqual([]);
  expect(most).toBe(1);
});

test('a worker goes on when the database has cut all of its connections', async () => {
  const done: number[] = [];
  start({ mail: async ({ id }) => void done.push(id) });
  await addJob(db, 'mail', { id: 1 });
  await expect.poll(() => done, PATIENCE).toEqual([1]);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'souk jobs'`.execute(
    db,
  );
  await addJob(db, 'mail', { id: 2 });
  await expect.poll(() => done, PATIENCE).toEqual([1, 2]);
});

test('a job that cannot be given back ends nothing but its worker, which begins anew', async () => {
  const done: number[] = [];
  start({
    mail: async ({ id }) => {
      done.push(id);
      if (id === 1) await sql`alter table graphile_worker._private_jobs rename to away`.execute(db);
    },
  });
  const isAway = async (): Promise<boolean> => {
    const { rows } = await sql<{ away: boolean }>`
      select to_regclass('graphile_worker.away') is not null as away`.execute(db);
    return rows[0]?.away ?? false;
  };
  await addJob(db, 'mail', { id: 1 });
  await expect.poll(isAway, PATIENCE).toBe(true);
  // In which the worker finds nothing to give its job back to.
  await wait(500);
  await sql`alter table graphile_worker.away rename to _private_jobs`.execute(db);
  await addJob(db, 'mail', { id: 2 });
  await expect.poll(() => done, PATIENCE).toContain(2);
});

test('a worker that closes lets its job finish, and leaves nothing locked', async () => {
  let isDone = false;
  let hasBegun = false;
  const stop = start({
    mail: async () => {
      hasBegun = true;
      await wait(500);
      isDone = true;
    },
  });
  await addJob(db, 'mail', { id: 1 });
  await expect.poll(() => hasBegun, PATIENCE).toBe(true);
  await stop();
  expect(isDone).toBe(true);
  expect(await jobs()).toEqual([]);
  expect(await db.selectFrom('job_worker').select('id').execute()).toEqual([]);
});

const startProcess = async (smtpUrl: string) =>
  startJobWorker({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: await testFolder(),
    SMTP_URL: smtpUrl,
    PUBLIC_URL: 'https://shop.example',
  });

/** As two minutes later: nobody has heard of the workers since. */
const letTimePass = async (): Promise<void> => {
  await sql`update job_worker set seen_at = seen_at - interval '2 minutes'`.execute(db);
  await sql`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'
    where locked_at is not null`.execute(db);
};

test('a worker that is killed between sending and noting: its mail goes on within two minutes, under the same name', async () => {
  // The first mail is taken, and the server says nothing before the worker is dead.
  const server = await startMailServer({ onData: (n) => (n === 0 ? 'hang' : undefined) });
  await queueMail(db, {
    kind: 'known-address',
    key: 'known-address:1',
    to: 'ada@example.org',
    language: 'en',
    data: {},
  });
  const first = await startProcess(server.url);
  await expect.poll(() => server.received.length, PATIENCE).toBe(1);
  first.kill('SIGKILL');
  await expect.poll(() => first.signalCode, PATIENCE).toBe('SIGKILL');

  const isLocked = async (): Promise<boolean> => {
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'mail' and locked_by is not null`.execute(
      db,
    );
    return rows.length > 0;
  };
  // Its job is still its own, for four hours if nobody looked; a worker that has only just begun may live.
  await beat(db, 'other');
  expect(await isLocked()).toBe(true);
  await letTimePass();
  await beat(db, 'other');
  expect(await isLocked()).toBe(false);

  await startProcess(server.url);
  const state = async () =>
    (await db.selectFrom('mail_log').select('state').executeTakeFirstOrThrow()).state;
  await expect.poll(state, PATIENCE).toBe('sent');
  const names = server.received.map(({ source }) => /^message-id: (.*)$/im.exec(source)?.[1]);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});
