import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { LOCKS } from '#db/locks.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { root } from '#test/shop.ts';

const connection = await testConnection();
const DATABASE_URL = addressOf(connection);

const administer = async (where: pg.ClientConfig, statements: string): Promise<void> => {
  const client = new pg.Client(where);
  await client.connect();
  await client.query(statements);
  await client.end();
};

type Ended = { code: number | string | null | undefined; out: string; said: string };

/** `npm run shop -- …` as a process of its own, on the database at that address. */
const shopOn = (address: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { DATABASE_URL: address, DATA_DIR: tmpdir() };
    const child = execFile(
      process.execPath,
      ['cli/shop.ts', ...args],
      { cwd: root, env },
      (_, out, said) => resolve({ code: child.exitCode, out, said }),
    );
  });

const shop = (...args: string[]): Promise<Ended> => shopOn(DATABASE_URL, ...args);

test('the commands are listed, and one tells more of itself', async () => {
  const all = await shop();
  expect(all.code).toBe(0);
  expect(all.out).toContain('searches [--language CODE] [--limit N] [--json]');
  const one = await shop('synonyms', '--help');
  expect(one.code).toBe(0);
  expect(one.out).toContain('npm run shop -- synonyms add --language CODE TERM TERM');
});

test('prescriptions are found under their own name too', async () => {
  const one = await shop('prescriptions', 'list');
  expect(one).toEqual(await shop('requests', 'list'));
  expect(one.code).toBe(0);
});

test('done ends with 0, what cannot be done with 1, what the rules refuse with 2', async () => {
  const done = await shop('searches');
  expect(done).toEqual({ code: 0, out: 'Every search has found something.\n', said: '' });
  expect(await shop('searches', '--limit', 'x')).toEqual({
    code: 1,
    out: '',
    said: '--limit is a whole number from 1 to 1000000, and not "x".\n',
  });
  expect(await shop('synonyms', 'remove', '999999')).toMatchObject({ code: 2, out: '' });
  expect((await shop('sell')).code).toBe(1);
  expect((await shop('searches', '--loud')).said).toContain("Unknown option '--loud'");
});

describe('what a command cannot do is told in one sentence, and --verbose tells more', () => {
  const refusal = async (address: string, ...args: string[]): Promise<string> => {
    const { code, out, said } = await shopOn(address, ...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(said.trim().split('\n')).toHaveLength(1);
    return said.trim();
  };

  test('a database that does not answer, or has nobody of that name', async () => {
    expect(await refusal('postgres://souk:secret@127.0.0.1:1/shop', 'searches')).toBe(
      'DATABASE_URL leads to no usable database: connect ECONNREFUSED 127.0.0.1:1.',
    );
    const stranger = DATABASE_URL.replace(/\/\/[^@]+@/, '//stranger:secret@');
    expect(await refusal(stranger, 'searches')).toBe(
      'DATABASE_URL leads to no usable database: role "stranger" does not exist.',
    );
    const elsewhere = addressOf({ database: 'elsewhere' });
    expect(await refusal(elsewhere, 'searches')).toContain('database "elsewhere" does not exist');
  });

  test('a database that is older than 15', async () => {
    const old = await testConnection();
    await administer(
      old,
      `create schema old;
      create function old.current_setting(text) returns text language sql
        return case $1 when 'server_version_num' then '140012' else '14.12' end;
      alter database ${old.database} set search_path = old, pg_catalog, public`,
    );
    expect(await refusal(addressOf(old), 'searches')).toBe(
      'DATABASE_URL leads to PostgreSQL 14.12; Souk needs 15 or newer.',
    );
  });

  test('a database whose tables are gone', async () => {
    const emptied = await testConnection();
    await administer(emptied, 'drop table search_miss cascade');
    const said = await refusal(addressOf(emptied), 'searches');
    expect(said).toMatch(/^The database has not what .* start the shop once, which migrates it\./);
    expect(said).toContain('With --verbose it tells more.');
    const { code, said: more } = await shopOn(addressOf(emptied), 'searches', '--verbose');
    expect(code).toBe(1);
    expect(more).toContain('    at ');
  });

  test('a database that goes away while it is migrated, or asked', async () => {
    const leaving = await testConnection();
    const client = new pg.Client(leaving);
    await client.connect();
    const waiting = `from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`;
    const refusalWithout = async (): Promise<string> => {
      const told = refusal(addressOf(leaving), 'searches');
      const countWaiting = async () => (await client.query(`select ${waiting}`)).rowCount;
      await expect.poll(countWaiting, { timeout: 60_000 }).toBe(1);
      await client.query(`select pg_terminate_backend(pid) ${waiting}`);
      return told;
    };
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    expect(await refusalWithout()).toContain('terminating connection due to administrator command');
    await client.query('select pg_advisory_unlock_all()');
    await client.query('begin; lock table search_miss');
    expect(await refusalWithout()).toMatch(
      /^The database does not answer, or its connection was lost \(.*With --verbose/,
    );
    await client.end();
  });

  test('a file that cannot be written', async () => {
    expect(await refusal(DATABASE_URL, 'export', '/nowhere/products.csv')).toMatch(
      /^"export" cannot use \/nowhere\/products\.csv\S* \(ENOENT\)\. With --verbose/,
    );
  });
});
