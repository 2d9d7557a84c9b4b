import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { ordersCommand } from '#cli/orders-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { PARIS, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { forgetRecipient, queueMail, type NewMail } from './queue-mail.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

const code: NewMail = {
  kind: 'code',
  key: 'code:1',
  to: 'ada@example.org',
  language: 'fr',
  data: { code: '123456', minutes: 10 },
};

const mails = () =>
  db
    .selectFrom('mail_log')
    .select(['kind', 'key', 'recipient', 'language', 'state'])
    .orderBy('id')
    .execute();

const countJobs = async (): Promise<number> => {
  const { rows } = await sql`
    select from graphile_worker.jobs where task_identifier = 'mail'`.execute(db);
  return rows.length;
};

beforeEach(async () => {
  await db.deleteFrom('mail_log').execute();
  await db.deleteFrom('order').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

test('a mail is queued with what causes it, or not at all', async () => {
  const undone = db.transaction().execute(async (trx) => {
    await queueMail(trx, code);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await mails()).toEqual([]);
  expect(await countJobs()).toBe(0);

  await db.transaction().execute((trx) => queueMail(trx, code));
  expect(await mails()).toMatchObject([{ kind: 'code', language: 'fr', state: 'waiting' }]);
  expect(await countJobs()).toBe(1);
});

test('a mail about the same thing is queued once, also by two who do so at once', async () => {
  await Promise.all([queueMail(db, code), queueMail(db, code), queueMail(db, code)]);
  expect(await mails()).toHaveLength(1);
  expect(await countJobs()).toBe(1);
});

test('the job of a mail says nothing but which mail it is', async () => {
  await queueMail(db, code);
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs`.execute(db);
  expect(Object.keys(rows[0]?.payload ?? {})).toEqual(['id']);
});

test('an order, its progress and its cancellation are mailed in its own language', async () => {
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, 'Kettle', { quantity: 5 }), 1]);
  const { id, number } = await shopper.ordered();
  const about = { recipient: PARIS.email, language: 'en', state: 'waiting' };
  expect(await mails()).toEqual([{ kind: 'order-placed', key: `order-placed:${id}`, ...about }]);

  await operator.run(ordersCommand, 'advance', number, '--to', 'on-the-way');
  await operator.run(ordersCommand, 'cancel', number, '--reason', 'Broken');
  expect((await mails()).map(({ kind, key }) => [kind, key.split(':').at(-1)])).toEqual([
    ['order-placed', id],
    // Two steps at once are one mail.
    ['order-status', '4'],
    ['order-cancelled', expect.stringMatching(/^[\da-f-]{36}$/)],
  ]);
});

test('money that is given back a while after a cancellation is mailed', async () => {
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, 'Teapot', { quantity: 5 }), 1]);
  const { id, number } = await shopper.ordered();
  await db.updateTable('order').set({ paid: true }).where('id', '=', id).execute();
  await operator.run(ordersCommand, 'cancel', number);
  await sql`update mail_log set created_at = created_at - interval '11 minutes'`.execute(db);
  await db.updateTable('cancellation').set({ state: 'done' }).where('order_id', '=', id).execute();
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'order-placed',
    'order-cancelled',
    'order-refunded',
  ]);
});

test('of an erased address nothing is left in the log but what still has to reach it', async () => {
  await queueMail(db, code);
  await sql`update mail_log set state = 'sent'`.execute(db);
  await queueMail(db, {
    kind: 'account-deleted',
    key: 'gone:1',
    to: code.to,
    language: 'en',
    data: {},
  });
  await forgetRecipient(db, 'ADA@example.org');
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['', code.to]);
});
