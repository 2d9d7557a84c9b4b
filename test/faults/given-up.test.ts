import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { changeCart, getCart } from '#contract/cart/cart.ts';
import { createDb } from '#db/client.ts';
import type { QueryTimeouts } from '#db/client.ts';
import { testApp } from '#test/app.ts';
import { testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const connection = await testConnection();
const owner = createDb({ ...connection, application_name: 'owner' });
afterAll(() => owner.destroy());

/** A shop that is patient but for what is named: a busy machine must not try it by chance. */
const openShop = (hurry: Partial<QueryTimeouts>) => {
  const timeouts = { statementMs: 60_000, lockMs: 60_000, idleMs: 60_000, ...hurry };
  const db = createDb(connection, { timeouts });
  onTestFinished(() => db.destroy());
  return { db, app: testApp(db) };
};

/** What the sessions of the shop are doing now, those that do nothing left out. */
const busy = async () => {
  const { rows } = await sql<{ state: string; query: string }>`
    select state, query from pg_stat_activity
    where datname = current_database() and application_name = 'souk' and state <> 'idle'`.execute(
    owner,
  );
  return rows;
};

const countOf = async (table: 'order' | 'shopper' | 'cart_line' | 'idempotency_key') => {
  const query = owner.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'));
  return (await query.executeTakeFirstOrThrow()).n;
};

const kettle = (await addProduct(owner, 'Kettle', { quantity: 5 })).inventories[0] ?? 0;

test('an order that waits too long for a lock is given up whole, and is placed when asked again', async () => {
  const { app } = openShop({ lockMs: 200 });
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 2]);
  const order = () => shopper.order({}, { idempotencyKey: 'patient', language: 'fr' });

  await owner.transaction().execute(async (trx) => {
    await trx.selectFrom('inventory').select('id').where('id', '=', kettle).forUpdate().execute();
    const answer = await order();
    expect(answer).toEqual({
      status: 503,
      message: expect.stringContaining('plus de temps que prévu'),
      data: null,
    });
    expect(await busy()).toEqual([]);
    expect([await countOf('order'), await countOf('idempotency_key')]).toEqual([0, 0]);
    expect(given(await shopper.ask(getCart)).cartProducts).toMatchObject([{ quantity: 2 }]);
  });
  expect(app.errors.map(({ message }) => message)).toEqual(['a call took too long']);

  const { order: placed } = given(await order());
  expect(placed.lines).toMatchObject([{ quantity: 2 }]);
  expect(await countOf('order')).toBe(1);
});

test('a statement that takes too long ends, and what was written before it is undone', async () => {
  const { app } = openShop({ statementMs: 1_500 });
  await sql`create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return new; end'`.execute(owner);
  await sql`create trigger dawdling after insert on cart_line
    for each row execute function dawdle()`.execute(owner);
  const before = await countOf('shopper');
  const json = JSON.stringify({ inventory_id: String(kettle), quantity: 1 });
  const answer = await app.request(changeCart.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await busy()).toEqual([]);
  expect([await countOf('shopper'), await countOf('cart_line')]).toEqual([before, 0]);

  await sql`drop trigger dawdling on cart_line`.execute(owner);
  expect(given(await new Shopper(app).add(kettle)).cartProducts).toHaveLength(1);
});

test('a transaction that is left standing gives back its locks, and the shop goes on', async () => {
  const { app, db } = openShop({ idleMs: 1_000 });
  const locked = Promise.withResolvers<void>();
  const standing = Promise.withResolvers<void>();
  // Whatever fails below, the transaction ends before its pool has to.
  onTestFinished(() => standing.resolve());
  const left = db.transaction().execute(async (trx) => {
    await trx.selectFrom('inventory').select('id').where('id', '=', kettle).forUpdate().execute();
    locked.resolve();
    await standing.promise;
    await trx.updateTable('inventory').set({ quantity: 0 }).execute();
  });
  const failed = left.catch((error: unknown) => error);
  // A connection that is being opened is busy too, and has locked nothing.
  await Promise.race([locked.promise, left]);
  await expect.poll(busy).toHaveLength(1);
  await expect.poll(busy, { timeout: 10_000 }).toEqual([]);
  await owner.updateTable('inventory').set({ quantity: 4 }).where('id', '=', kettle).execute();
  standing.resolve();
  expect(await failed).toBeInstanceOf(Error);
  expect(given(await new Shopper(app).add(kettle)).cartProducts).toMatchObject([{ quantity: 1 }]);
});
