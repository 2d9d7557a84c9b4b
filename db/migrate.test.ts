import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { describeTypes } from '#db/describe-types.ts';
import { migrate } from '#db/migrate.ts';
import { testConnection } from '#test/database.ts';

const migrated = await testConnection();
const blank = await testConnection('template1');

let folder = '';
const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
  const db = createDb(blank);
  await sql`drop table if exists migration, first, second`.execute(db);
  await db.destroy();
});

afterEach(() => rm(folder, { recursive: true }));

test('two starters at once run each migration once', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await write('0002_second.sql', 'create table second (id int);');
  const runs = await Promise.all([migrate(blank, folder), migrate(blank, folder)]);
  expect(runs.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(blank, folder)).toEqual([]);
});

test('a migration that fails leaves nothing of itself behind', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await write('0002_second.sql', 'create table second (id int); select no_such_function();');
  await expect(migrate(blank, folder)).rejects.toThrow('db/migrations/0002_second.sql failed');
  await write('0002_second.sql', 'create table second (id int);');
  expect(await migrate(blank, folder)).toEqual(['0002_second.sql']);
});

test('a migration edited after it ran is refused', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await migrate(blank, folder);
  await write('0001_first.sql', 'create table first (id bigint);');
  await expect(migrate(blank, folder)).rejects.toThrow('0001_first.sql was changed');
});

test('a database of a newer Souk is refused', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await migrate(blank, folder);
  await rm(join(folder, '0001_first.sql'));
  await expect(migrate(blank, folder)).rejects.toThrow('migrated by a newer Souk');
});

test('db/types.ts is what the migrations make (npm run db:types writes it)', async () => {
  const written = await readFile(join(import.meta.dirname, 'types.ts'), 'utf8');
  expect(await describeTypes(migrated)).toBe(written);
});
