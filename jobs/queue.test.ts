import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDb, poolConfig } from '#db/client.ts';
import { testConnection } from '#test/database.ts';
import { addJob, callTakeBackJob } from './queue.ts';

const connection = await testConnection();
const db = createDb(connection);
const LATER = new Date('2100-01-01T00:00:00Z');
const KEY = 'settle:1';

type Job = {
  task_identifier: string;
  payload: unknown;
  run_at: Date;
  attempts: number;
  max_attempts: number;
  key: string | null;
  priority: number;
};

const list = async (): Promise<Job[]> =>
  (
    await sql<Job>`
      select j.task_identifier, p.payload, j.run_at, j.attempts, j.max_attempts, j.key, j.priority
      from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by id`.execute(
      db,
    )
  ).rows;

const addLater = (attempt: string): Promise<void> =>
  addJob(db, 'settle-payment', { attempt }, { key: KEY, runAt: LATER });

const takeBack = (): Promise<unknown> => sql`select ${callTakeBackJob(KEY)}`.execute(db);

/** As a worker does that takes it. */
const lock = (): Promise<unknown> =>
  sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker', attempts = 1`.execute(
    db,
  );

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

/** What is told to workers from now on. */
const listen = async (): Promise<() => Promise<string[]>> => {
  const client = new pg.Client(poolConfig(connection));
  await client.connect();
  onTestFinished(() => client.end());
  const told: string[] = [];
  client.on('notification', ({ payload }) => void told.push(payload ?? ''));
  await client.query('listen "jobs:insert"');
  return async () => {
    // Whatever was told before has come when this is answered.
    await client.query('select');
    return told;
  };
};

test('a job for later is as graphile-worker writes it', async () => {
  await addLater('1');
  await sql`
    select graphile_worker.add_job('settle-payment', '{"attempt":"1"}', run_at => ${LATER}, job_key => 'theirs')`.execute(
    db,
  );
  const [own, theirs] = await list();
  expect({ ...own, key: 'theirs' }).toEqual(theirs);
  expect(own).toMatchObject({ task_identifier: 'settle-payment', run_at: LATER, key: KEY });
});

test('a job of a task that was never asked for is added', async () => {
  await sql`delete from graphile_worker._private_tasks`.execute(db);
  await addLater('1');
  expect(await list()).toMatchObject([{ task_identifier: 'settle-payment', key: KEY }]);
});

test('a job for later replaces the one of its key that waits', async () => {
  await addLater('1');
  await addLater('2');
  expect(await list()).toMatchObject([{ payload: { attempt: '2' }, key: KEY }]);
});

test('a job for later comes besides one that is being worked on, which is not tried again', async () => {
  await addLater('1');
  await lock();
  await addLater('2');
  expect(await list()).toMatchObject([
    { payload: { attempt: '1' }, key: null, attempts: 25 },
    { payload: { attempt: '2' }, key: KEY, attempts: 0 },
  ]);
});

test('a job that is taken back is gone, or not tried again where it is being worked on', async () => {
  await addLater('1');
  await takeBack();
  expect(await list()).toEqual([]);
  await addLater('1');
  await lock();
  await takeBack();
  expect(await list()).toMatchObject([{ key: null, attempts: 25 }]);
});

test('orders and payments wake no worker for what is later, and do so for what is to be done now', async () => {
  const told = await listen();
  await addLater('1');
  await takeBack();
  expect(await told()).toEqual([]);
  await addJob(db, 'settle-payment', { attempt: '1' }, { key: KEY });
  expect(await told()).toHaveLength(1);
});
