import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { testConnection } from '#test/database.ts';
import { refusedStart, root, startShop, testFolder } from '#test/shop.ts';

const migrated = await testConnection();

const addressOf = (database: string): string =>
  `postgres://souk@localhost/${database}?host=${encodeURIComponent(String(migrated.host))}`;

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
    expect(await refusal({ PORT: String(port) })).toContain(`PORT ${port} is in use`);
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
    await client.query(
      `create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    await client.end();
    expect(await refusal({ DATABASE_URL: addressOf('ascii') })).toContain('encoding SQL_ASCII');
  });

  test('a DATA_DIR that cannot be a folder', async () => {
    const file = join(root, 'package.json', 'data');
    expect(await refusal({ DATA_DIR: file })).toBe(
      `Souk cannot start: DATA_DIR is a folder that Souk cannot write to: ${file} (ENOTDIR).`,
    );
  });

  test('a DATA_DIR that another Souk is using', async () => {
    const dataDir = await testFolder();
    const shop = await startShop({ DATA_DIR: dataDir });
    expect(await refusal({ DATA_DIR: dataDir })).toContain('Another Souk is using DATA_DIR');
    expect(await shop.end('SIGTERM')).toBe(0);
  });
});

test('the shop opens on the database of DATABASE_URL and is ready', async () => {
  const url = addressOf(String(migrated.database));
  const dataDir = await testFolder();
  const shop = await startShop({ DATABASE_URL: url, DATA_DIR: dataDir });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(existsSync(homeOf(dataDir))).toBe(false);
  expect(await shop.end('SIGTERM')).toBe(0);
});

test.each<NodeJS.Signals[]>([['SIGINT', 'SIGINT'], ['SIGTERM'], ['SIGHUP']])(
  'the shop closes on %s and leaves no process behind',
  async (...signals) => {
    const dataDir = await testFolder();
    const shop = await startShop({ DATA_DIR: dataDir });
    const postgres = await postgresPid(homeOf(dataDir));
    expect(isAlive(postgres)).toBe(true);
    expect(await shop.end(...signals)).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  },
);

test('PostgreSQL ends when the shop is killed, and starts again', async () => {
  const dataDir = await testFolder();
  const shop = await startShop({ DATA_DIR: dataDir });
  const postgres = await postgresPid(homeOf(dataDir));
  await shop.end('SIGKILL');
  while (isAlive(postgres)) await wait(50);
  expect(await (await startShop({ DATA_DIR: dataDir })).end('SIGTERM')).toBe(0);
});

test('nothing committed is lost when everything is killed', async () => {
  const dataDir = await testFolder();
  const home = homeOf(dataDir);
  const shop = await startShop({ DATA_DIR: dataDir });
  await ask(home, `insert into setting (key, value) values ('kept', '"yes"')`);
  process.kill(await postgresPid(home), 'SIGKILL');
  await shop.end('SIGKILL');

  const again = await startShop({ DATA_DIR: dataDir });
  expect(await ask(home, `select value from setting where key = 'kept'`)).toEqual([
    { value: 'yes' },
  ]);
  expect(await again.end('SIGTERM')).toBe(0);
});

test.runIf(process.getuid?.() === 0)(
  'root can open a shop in a checkout that other users cannot enter, and finds it again',
  async () => {
    const checkout = join(await testFolder(0o700), 'souk');
    await mkdir(checkout);
    const parts = ['api', 'build', 'contract', 'db', 'i18n', 'package.json', 'server'];
    for (const part of parts) await cp(join(root, part), join(checkout, part), { recursive: true });
    const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), checkout]);
    if (linked.status !== 0) spawnSync('cp', ['-a', join(root, 'node_modules'), checkout]);

    const dataDir = join(checkout, '.data');
    const shop = await startShop({ DATA_DIR: '.data' }, checkout);
    const home = (await readFile(join(dataDir, 'postgres-is-at'), 'utf8')).trim();
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    await ask(home, `insert into setting (key, value) values ('kept', '"yes"')`);
    expect(await shop.end('SIGTERM')).toBe(0);

    const again = await startShop({ DATA_DIR: '.data' }, checkout);
    expect(await ask(home, `select value from setting where key = 'kept'`)).toHaveLength(1);
    expect(await again.end('SIGTERM')).toBe(0);
  },
);
