// bench/relevance FOLDER [--typos [--shortest 4] [--seeds 5]] [--queries] [--database ADDRESS [--keep NAME]]
//
// FOLDER holds products.tsv (id title brand category attributes description price ...), queries.tsv
// (id text) and qrels.tsv (query product gain), each perhaps as .gz. The products are imported into a
// database of their own that is dropped again: on the server at ADDRESS, else on a scratch PostgreSQL.
// Then every query with six or more judgments is asked for as a shopper does, by GET all.
// --typos asks again with one slip in every query, once for every seed, and compares: in a word of
// --shortest letters where the query has one (1: anywhere).
// --keep NAME keeps that database and uses it the next time; --queries lists every query's scores.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Hono } from 'hono';
import pg from 'pg';
import type { ApiEnv } from '#api/http/env.ts';
import { type Connection, createDb } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';
import { createNumbers } from '#demo/random.ts';
import { importProducts } from './judged/import.ts';
import {
  isJudged,
  LEAST_JUDGMENTS,
  mean,
  readJudgments,
  readTsv,
  scoreRun,
  type Scores,
} from './judged/scores.ts';
import { createShopApi, searchShop } from './judged/search-shop.ts';
import { withTypo } from './judged/typo.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    typos: { type: 'boolean', default: false },
    shortest: { type: 'string', default: '4' },
    seeds: { type: 'string', default: '5' },
    queries: { type: 'boolean', default: false },
    database: { type: 'string' },
    keep: { type: 'string' },
  },
});

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** How a query is typed. */
type Typing = (query: string) => string;

const asMeant: Typing = (query) => query;

const withSlips = (seed: number): Typing => {
  const random = createNumbers(seed);
  return (query) => withTypo(query, random, Number(options.shortest));
};

const runQueries = async (api: Hono<ApiEnv>, folder: string, typing: Typing): Promise<Scores[]> => {
  const judgments = await readJudgments(folder);
  const runs: Scores[] = [];
  for (const [id = '', text = ''] of await readTsv(folder, 'queries')) {
    const gains = judgments.get(id);
    const q = typing(text);
    if (!isJudged(gains)) continue;
    const found = await searchShop(api, q);
    const scores = await scoreRun(found.keys, gains);
    if (options.queries)
      print([scores.ndcg.toFixed(3), scores.condensed.toFixed(3), found.total, q, text].join('\t'));
    runs.push(scores);
  }
  return runs;
};

const report = (name: string, { ndcg, condensed, mrr, zero }: Scores): void =>
  print(
    `${name}: nDCG@10 ${ndcg.toFixed(4)}  condensed ${condensed.toFixed(4)}` +
      `  MRR@10 ${mrr.toFixed(4)}  zero results ${(100 * zero).toFixed(1)} %`,
  );

const scoreQueries = async (api: Hono<ApiEnv>, folder: string): Promise<void> => {
  const runs = await runQueries(api, folder, asMeant);
  const all = (await readTsv(folder, 'queries')).length;
  print(`${runs.length} of ${all} queries have ${LEAST_JUDGMENTS} or more judgments`);
  const clean = mean(runs);
  report(`${runs.length} queries as typed`, clean);
  if (!options.typos) return;
  const slipped: Scores[] = [];
  for (let seed = 1; seed <= Number(options.seeds); seed += 1)
    slipped.push(mean(await runQueries(api, folder, withSlips(seed))));
  const typed = mean(slipped);
  report(`with one slip each, mean of ${slipped.length} seeds`, typed);
  print(
    `kept: ${((100 * typed.ndcg) / clean.ndcg).toFixed(1)} % of nDCG@10,` +
      ` ${((100 * typed.condensed) / clean.condensed).toFixed(1)} % condensed`,
  );
};

const measure = async (connection: Connection, folder: string, isNew: boolean): Promise<void> => {
  if (isNew) await migrate(connection);
  const db = createDb(connection);
  try {
    const started = performance.now();
    if (isNew) await importProducts(db, folder);
    if (isNew) print(`imported in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await scoreQueries(createShopApi(db), folder);
  } finally {
    await db.destroy();
  }
};

const measureOn = async (address: string, folder: string): Promise<void> => {
  const admin = new pg.Client(address);
  await admin.connect();
  const database = options.keep ?? `relevance_${randomBytes(4).toString('hex')}`;
  const url = new URL(address);
  url.pathname = `/${database}`;
  try {
    const known = await admin.query('select from pg_database where datname = $1', [database]);
    const isNew = known.rowCount === 0;
    if (isNew) await admin.query(`create database ${pg.escapeIdentifier(database)}`);
    await measure(url.href, folder, isNew);
  } finally {
    if (!options.keep)
      await admin.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
    await admin.end();
  }
};

const measureOnScratch = async (folder: string): Promise<void> => {
  const postgres = await startTemporaryPostgres();
  try {
    await measure(postgres.connection, folder, true);
  } finally {
    await postgres.stop();
  }
};

const [folder] = positionals;
if (!folder) throw new Error('Name the folder with products.tsv, queries.tsv and qrels.tsv.');
await (options.database ? measureOn(options.database, folder) : measureOnScratch(folder));
