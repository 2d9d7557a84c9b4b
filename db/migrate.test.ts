import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { describeTypes } from '#db/describe-types.ts';
import { migrate } from '#db/migrate.ts';
import { testConnection } from '#test/database.ts';

const migrated = await testConnection();
const blank = await testConnection('template1');

/** The last one that was written before functions had files of their own. */
const LAST_BEFORE_FUNCTIONS = '0024';
/** Numbers that were never given out; 0025 and what follows leave none out. */
const NEVER_GIVEN = [19, 20, 22, 23];

const read = async <Row>(connection: Connection, query: string): Promise<Row[]> => {
  const db = createDb(connection);
  try {
    return (await sql.raw<Row>(query).execute(db)).rows;
  } finally {
    await db.destroy();
  }
};

let folder = '';
const write = (name: string, text: string) => writeFile(join(folder, 'migrations', name), text);
const writeFunction = (name: string, text: string) =>
  writeFile(join(folder, 'functions', name), text);
const returning = (n: number) =>
  `create or replace function answer() returns int language sql return ${n};`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
  await mkdir(join(folder, 'migrations'));
  await mkdir(join(folder, 'functions'));
  await read(blank, 'drop table if exists migration, function_version, first, second');
  await read(blank, 'drop function if exists answer()');
});

afterEach(() => rm(folder, { recursive: true }));

test('two starters at once run each migration once', async () => {
  await write('0001_first.sql', 'create table first (id int);');
  await write('0002_second.sql', 'create table second (id int);');
  await writeFunction('answer.sql', returning(1));
  const runs = await Promise.all([migrate(blank, folder), migrate(blank, folder)]);
  expect(runs.flat()).toEqual(['0001_first.sql', '0002_second.sql', 'answer.sql']);
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
  await rm(join(folder, 'migrations', '0001_first.sql'));
  await expect(migrate(blank, folder)).rejects.toThrow('migrated by a newer Souk');
});

test('a migration numbered below one that has run is refused, and told a free number', async () => {
  await write('0009_first.sql', 'create table first (id int);');
  await migrate(blank, folder);
  await write('0008_second.sql', 'create table second (id int);');
  await expect(migrate(blank, folder)).rejects.toThrow(
    'db/migrations/0008_second.sql comes before 0009_first.sql, which has run on this database already; number it 0010 or higher.',
  );
  expect(await read(blank, `select to_regclass('second')`)).toEqual([{ to_regclass: null }]);
});

describe('a function with a file of its own', () => {
  const answer = async () =>
    (await read<{ answer: number }>(blank, 'select answer()')).map((row) => row.answer);

  test('is replaced when the file changes, after the numbered migrations', async () => {
    await write('0001_first.sql', returning(1));
    await writeFunction('answer.sql', returning(2));
    expect(await migrate(blank, folder)).toEqual(['0001_first.sql', 'answer.sql']);
    expect(await answer()).toEqual([2]);
    await write('0002_second.sql', 'create table second (id int);');
    await writeFunction('answer.sql', returning(3));
    expect(await migrate(blank, folder)).toEqual(['0002_second.sql', 'answer.sql']);
    expect(await answer()).toEqual([3]);
    expect(await migrate(blank, folder)).toEqual([]);
  });

  test('stays as it was where its file cannot be run', async () => {
    await writeFunction('answer.sql', returning(1));
    await migrate(blank, folder);
    await writeFunction('answer.sql', `${returning(2)} select no_such_function();`);
    await expect(migrate(blank, folder)).rejects.toThrow('db/functions/answer.sql failed');
    expect(await answer()).toEqual([1]);
  });

  test('is not put back by an older Souk', async () => {
    await writeFunction('answer.sql', returning(1));
    await migrate(blank, folder);
    await writeFunction('answer.sql', returning(2));
    await migrate(blank, folder);
    await writeFunction('answer.sql', returning(1));
    await expect(migrate(blank, folder)).rejects.toThrow(
      'newer version of db/functions/answer.sql',
    );
    expect(await answer()).toEqual([2]);
    await writeFunction('answer.sql', `-- As it was at first.\n${returning(1)}`);
    expect(await migrate(blank, folder)).toEqual(['answer.sql']);
  });
});

const listMigrations = async () =>
  (await readdir(join(import.meta.dirname, 'migrations'))).toSorted();
const listFunctions = async () =>
  (await readdir(join(import.meta.dirname, 'functions'))).toSorted();

test('the migrations are numbered one after the other', async () => {
  const names = await listMigrations();
  const newest = Number.parseInt(names.at(-1) ?? '', 10);
  const wanted = Array.from({ length: newest }, (_, i) => i + 1).filter(
    (number) => !NEVER_GIVEN.includes(number),
  );
  expect(names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])).toEqual(
    wanted.map((number) => String(number).padStart(4, '0')),
  );
});

test('a function that is stated anew has a file in db/functions and no later migration', async () => {
  const stated = new Map<string, string[]>();
  for (const file of await listMigrations()) {
    const text = await readFile(join(import.meta.dirname, 'migrations', file), 'utf8');
    for (const [, name = ''] of text.matchAll(/create\s+(?:or\s+replace\s+)?function\s+(\w+)/gi))
      stated.set(name, [...(stated.get(name) ?? []), file.slice(0, 4)]);
  }
  const own = (await listFunctions()).map((file) => file.replace('.sql', ''));
  const restated = [...stated].filter(([, numbers]) => numbers.length > 1).map(([name]) => name);
  expect(restated.filter((name) => !own.includes(name))).toEqual([]);
  const statedLater = (name: string) =>
    stated.get(name)?.some((number, at) => at > 0 && number > LAST_BEFORE_FUNCTIONS);
  expect(own.filter(statedLater)).toEqual([]);
});

/** Whatever of a schema is not in db/types.ts: functions, constraints, indexes, triggers. */
const SCHEMA = `
  select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select indexdef from pg_indexes where schemaname = 'public'
  order by 1`;
const describeSchema = async (connection: Connection) => [
  await describeTypes(connection),
  ...(await read<{ line: string }>(connection, SCHEMA)).map(({ line }) => line),
];

/** The first functions that became files and need no table that came with them, or later. */
const FIRST_FUNCTIONS = ['announce_changed_products.sql'];

test('a database that is upgraded ends with the schema of a new one', async () => {
  const upgraded = await testConnection('template1');
  for (const name of await listMigrations())
    if (name.slice(0, 4) <= LAST_BEFORE_FUNCTIONS)
      await cp(join(import.meta.dirname, 'migrations', name), join(folder, 'migrations', name));
  await migrate(upgraded, folder);
  // As each function was in some version between then and now.
  for (const name of FIRST_FUNCTIONS) {
    const now = await readFile(join(import.meta.dirname, 'functions', name), 'utf8');
    await writeFunction(name, now.replace(/\$\$;\s*$/, '-- before\n$$$$;\n'));
  }
  await migrate(upgraded, folder);
  expect(await describeSchema(upgraded)).not.toEqual(await describeSchema(migrated));

  await migrate(upgraded);
  expect(await describeSchema(upgraded)).toEqual(await describeSchema(migrated));
});

test('db/types.ts is what the migrations make (npm run db:types writes it)', async () => {
  const written = await readFile(join(import.meta.dirname, 'types.ts'), 'utf8');
  expect(await describeTypes(migrated)).toBe(written);
});
