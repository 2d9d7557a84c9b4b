import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepared, type Db } from '#db/client.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { readCartParts } from './read-cart-parts.ts';

const db = await testDatabase();

/** PostgreSQL plans a statement for its values five times; then it compares what both kinds of plans have cost. */
const TURNS = 8;

const read = (one: Db): Promise<unknown> =>
  readCartParts(one, {
    cartId: randomUUID(),
    shopperId: randomUUID(),
    now: NOON,
    email: undefined,
    vouchers: 'proposable',
    cardsIn: 'en',
  });

const addCarts = (one: Db): Promise<unknown> =>
  sql`
    with made as (
      insert into shopper (id, language, created_at, seen_at)
      select gen_random_uuid(), 'en', now(), now() from generate_series(1, 1000) returning id)
    insert into cart (shopper_id, updated_at) select id, now() from made`.execute(one);

/** Puts the variant into all carts, and has PostgreSQL learn of it. */
const putIntoCarts = async (one: Db, inventoryId: number): Promise<void> => {
  await sql`
    insert into cart_line (cart_id, inventory_id, quantity, seen_price, added_at)
    select id, ${inventoryId}, 1, 1, now() from cart`.execute(one);
  await sql`analyze cart_line`.execute(one);
};

const timesPlanned = async (one: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select custom_plans::int as n from pg_prepared_statements
    where ltrim(statement, E'\\n ') like 'with line as materialized%'`.execute(one);
  return rows[0]?.n ?? Number.NaN;
};

test('a connection plans the reading of carts a few times, and seldom anew when carts have become larger', async () => {
  const variants: number[] = [];
  for (let n = 0; n < 8; n += 1) variants.push(...(await addProduct(db)).inventories);
  await prepared(db)
    .connection()
    .execute(async (one) => {
      await addCarts(one);
      for (const inventoryId of variants) {
        await putIntoCarts(one, inventoryId);
        for (let turn = 0; turn < TURNS; turn += 1) await read(one);
      }
      // Larger carts cost more, so that it plans anew for a while: PostgreSQL 18 twelve times at most of these, 15 some twenty.
      expect(await timesPlanned(one)).toBeLessThan((variants.length * TURNS) / 2);
    });
});
