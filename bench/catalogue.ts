// node bench/catalogue.ts PRODUCTS DATABASE_URL
//
// Fills a new database with so many products, always the same: at most 20,000 that differ come in
// by the shop's own import, the others are copies of those with another title, price, popularity,
// rating, age and stock. Takes the rights of a superuser, since it writes without foreign keys.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { importProducts } from '#cli/catalogue/import-products.ts';
import { createDb, type Db } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { addShopData } from './catalogue/add-shop-data.ts';
import { NOW, writeBaseProducts } from './catalogue/base-products.ts';
import {
  buildCards,
  multiplyDocuments,
  multiplyProducts,
  type Size,
} from './catalogue/multiply.ts';
import { createVariation, dropVariation, varyProducts } from './catalogue/vary-products.ts';

const BASE = 20_000;

const importBase = async (db: Db, count: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  try {
    const file = join(folder, 'base.jsonl');
    await writeBaseProducts(file, count);
    const { refused } = await importProducts({ db, file, dataDir: folder, now: () => NOW });
    if (refused > 0) throw new Error(`${refused} base products were refused`);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const createDatabase = async (address: string): Promise<void> => {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client(url.href);
  await admin.connect();
  try {
    await admin.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await admin.end();
  }
};

const timed = async (step: string, work: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  await work();
  process.stdout.write(`${step}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
};

/** For this session alone: no foreign keys, which the copies keep by themselves, and memory for indexes. */
const SESSION = `set session_replication_role = replica; set synchronous_commit = off;
  set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 2`;

const fill = async (db: Db, size: Size): Promise<void> => {
  await timed('base products', () => importBase(db, size.base));
  await db.connection().execute(async (session) => {
    await sql.raw(SESSION).execute(session);
    await createVariation(session);
    await varyProducts(session);
    await timed('products', () => multiplyProducts(session, size));
    await timed('reviews, prices, sales', () => addShopData(session, size));
    await timed('cards', () => buildCards(session, size, NOW));
    await timed('search documents', () => multiplyDocuments(session, size, NOW));
    await dropVariation(session);
  });
  await timed('words and suggestions', () => rebuildSearch(db, NOW));
};

const [count, address] = process.argv.slice(2);
const products = Number(count);
if (!Number.isInteger(products) || products < 1 || !address)
  throw new Error('node bench/catalogue.ts PRODUCTS DATABASE_URL');
await createDatabase(address);
await migrate(address);
const db = createDb(address);
try {
  await fill(db, { base: Math.min(BASE, products), products });
} finally {
  await db.destroy();
}
