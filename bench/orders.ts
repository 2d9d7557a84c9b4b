// Measures buying: `node bench/orders.ts [orders] [postgres://...]`. Without an address on the built-in PostgreSQL as
// a shop has it (fsync on), else in a database of that address, which must be empty. The API runs in this process.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApi } from '#api/app.ts';
import { hashToken, makeToken } from '#api/http/session.ts';
import { createDb } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { addProduct, addStore, addVoucher } from '#test/factories.ts';

const BUYERS = 16;
const PRODUCTS = 500;
const STORES = 10;
const LINES = 2;
const orders = Number(process.argv[2] ?? 2000);
const [address] = process.argv.slice(3);

const fillShop = async (db: Db): Promise<void> => {
  const stores: number[] = [];
  for (let n = 0; n < STORES; n += 1) stores.push(await addStore(db, `Store ${n}`));
  for (let n = 0; n < PRODUCTS; n += 1)
    await addProduct(db, `Product ${n}`, {
      quantity: 1_000_000,
      store_id: stores[n % STORES] ?? 0,
    });
  const ends_at = new Date(Date.now() + 1e9);
  await addVoucher(db, 'HOT', { value: 100, starts_at: new Date(0), ends_at });
};

/** Guests with an address and a filled cart, by SQL: making them is not what is measured. */
const makeCarts = async (db: Db, count: number, lines: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, makeToken);
  await sql`
    with made as (
      insert into shopper (language) select 'en' from generate_series(1, ${count}) returning id),
    numbered as (select id, row_number() over () as n from made),
    opened as (
      insert into session (token_hash, kind, shopper_id, created_at, last_seen_at, expires_at, ends_at)
      select t.hash, 'guest', s.id, now(), now(), now() + interval '1 day', 'infinity'
      from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality as t (hash, n) join numbered s using (n)),
    place as (
      insert into address (shopper_id, name, email, phone, country, city, zip, address_1)
      select id, 'Marie Curie', id || '@example.org', '+33612345678', 'FR', 'Paris', '75005', '1 rue'
      from made returning id, shopper_id),
    carts as (
      insert into cart (shopper_id, address_id) select shopper_id, id from place returning id)
    insert into cart_line (cart_id, inventory_id, quantity, seen_price)
    select c.id, i.id, 1, 2000
    from carts c, lateral (
      select id from inventory where c.id is not null order by random() limit ${lines}) i`.execute(
    db,
  );
  return tokens;
};

type Ask = (
  token: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<void>;

const askerOf = (db: Db): Ask => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const api = createApi({ db, now: () => new Date(), log });
  return async (token, path, body, headers) => {
    const answer = await api.request(`/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, message } = (await answer.json()) as { status: number; message: string };
    if (status !== 200) throw new Error(`${path}: ${status} ${message}`);
  };
};

const postgresCpu = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'souk'`.execute(db);
  const spent = rows.map(({ pid }) => {
    try {
      return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      // PostgreSQL on another machine.
      return Number.NaN;
    }
  });
  return spent.reduce((sum, ms) => sum + ms, 0);
};

const at = (sorted: readonly number[], part: number): number =>
  Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;

/** Does the work once for each token, so many at a time. */
const measure = async (
  db: Db,
  name: string,
  tokens: readonly string[],
  atOnce: number,
  work: (token: string) => Promise<void>,
): Promise<void> => {
  const left = [...tokens];
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const before = await postgresCpu(db);
  const start = performance.now();
  const buyer = async (): Promise<void> => {
    for (let token = left.pop(); token; token = left.pop()) {
      const began = performance.now();
      await work(token);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, buyer));
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.toSorted((a, b) => a - b);
  const perCall = (ms: number): number => Math.round((ms / tokens.length) * 100) / 100;
  const figures = {
    name,
    atOnce,
    aSecond: Math.round((tokens.length / wall) * 1000),
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    nodeCpuMs: perCall((user + system) / 1000),
    postgresCpuMs: perCall((await postgresCpu(db)) - before),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
};

const order = (ask: Ask, voucher?: string) => (token: string) =>
  ask(token, '/order/action', { method: 2, voucher }, { 'idempotency-key': randomUUID() });

const run = async (connection: Connection): Promise<void> => {
  await migrate(connection);
  const db = createDb(connection);
  await fillShop(db);
  await sql`analyze`.execute(db);
  const ask = askerOf(db);
  const carts = (count: number, lines = LINES) => makeCarts(db, count, lines);
  await measure(db, 'warm-up', await carts(300), BUYERS, order(ask));
  await measure(db, 'order', await carts(orders), BUYERS, order(ask));
  await measure(db, 'order, one voucher for all', await carts(orders), BUYERS, order(ask, 'HOT'));
  const small = await carts(orders);
  const add = (token: string) => ask(token, '/cart/action', { inventory_id: 1, quantity: 1 });
  await measure(db, 'cart/action', small, 1, add);
  await measure(db, 'cart/by-user', small, 1, (token) => ask(token, '/cart/by-user'));
  const large = await carts(100, 100);
  await measure(db, 'cart/by-user, 100 lines', large, 1, (token) => ask(token, '/cart/by-user'));
  await measure(db, 'cart/action, 100 lines', large, 1, add);
  await db.destroy();
};

if (address) {
  await run(address);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbedded(folder);
  await run(postgres.connection);
  await postgres.stop();
  await rm(folder, { recursive: true });
}
