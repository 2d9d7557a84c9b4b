import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepared } from '#db/client.ts';
import { testDatabase } from '#test/database.ts';

const db = await testDatabase();

const listPrepared = (trx: typeof db) =>
  sql<{ statement: string; n: number }>`
    select statement, (generic_plans + custom_plans)::int as n from pg_prepared_statements
    where statement like '%from "setting"%'`.execute(trx);

test('the database itself prepares nothing', async () => {
  await db.connection().execute(async (one) => {
    await one.selectFrom('setting').select('key').where('key', '=', 'x').execute();
    expect((await listPrepared(one)).rows).toEqual([]);
  });
});

test('a statement is prepared once on a connection, and values never become part of it', async () => {
  await prepared(db)
    .transaction()
    .execute(async (trx) => {
      for (const key of ['a', 'b', "c'; drop table setting"])
        await trx.selectFrom('setting').select('key').where('key', '=', key).execute();
      const { rows } = await listPrepared(trx);
      expect(rows).toEqual([{ statement: expect.stringContaining('$1'), n: 3 }]);
    });
});

test('an error in one statement leaves the connection usable', async () => {
  const twin = prepared(db);
  const row = { key: 'twice', value: '1' };
  await twin.insertInto('setting').values(row).execute();
  await expect(twin.insertInto('setting').values(row).execute()).rejects.toThrow('duplicate');
  const found = twin.selectFrom('setting').select('key').where('key', '=', 'twice');
  expect(await found.execute()).toEqual([{ key: 'twice' }]);
});
