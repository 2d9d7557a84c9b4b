// node bench/relevance.ts FOLDER [--typos [--shortest 4] [--seed 1]] [--queries] [--database ADDRESS [--keep NAME]]
//
// FOLDER holds products.tsv (id title brand category attributes description price ...), queries.tsv
// (id text) and qrels.tsv (query product gain), each perhaps as .gz. The products are imported into a
// database of their own that is dropped again: on the server at ADDRESS, else on a scratch PostgreSQL.
// --typos puts one slip into every query, in a word of --shortest letters where it has one (1: anywhere).
// --keep NAME keeps that database and uses it the next time; --queries lists every query's scores.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { createVocabularies } from '#api/search/engine/vocabularies.ts';
import { search } from '#api/search/engine/search.ts';
import { createDb } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startScratch } from '#db/scratch.ts';
import { importProducts } from './relevance/import.ts';
import { isJudged, mean, readJudgments, scoreRun } from './relevance/judge.ts';
import type { Scores } from './relevance/judge.ts';
import { readTsv } from './relevance/tsv.ts';
import { createRandom, withTypo } from './relevance/typo.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    typos: { type: 'boolean', default: false },
    shortest: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    queries: { type: 'boolean', default: false },
    database: { type: 'string' },
    keep: { type: 'string' },
  },
});

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

type Run = { q: string; to: string; total: number; milliseconds: number; scores: Scores };

const listKeys = async (db: Db): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, substr(slug ->> 'en', 3) as key from product`.execute(db);
  return new Map(rows.map(({ id, key }) => [id, key]));
};

const runQueries = async (db: Db, folder: string): Promise<Run[]> => {
  const keys = await listKeys(db);
  const vocabularies = createVocabularies(db, {
    now: () => Date.now(),
    onError: (error) => {
      throw error;
    },
  });
  await vocabularies.get('en');
  const judgments = await readJudgments(folder);
  const random = createRandom(Number(options.seed));
  const runs: Run[] = [];
  for (const [id = '', text = ''] of await readTsv(folder, 'queries')) {
    const gains = judgments.get(id);
    const q = options.typos ? withTypo(text, random, Number(options.shortest)) : text;
    if (!isJudged(gains)) continue;
    const started = performance.now();
    const found = await search(db, vocabularies, { q, language: 'en', facets: true });
    const milliseconds = performance.now() - started;
    const ids = found.ids.map((product) => keys.get(product) ?? '');
    const { total, corrected } = found;
    runs.push({ q, to: corrected?.to ?? '', total, milliseconds, scores: scoreRun(ids, gains) });
  }
  return runs;
};

const report = (runs: Run[]): void => {
  if (options.queries)
    for (const { q, to, total, scores } of runs)
      print([scores.ndcg.toFixed(3), scores.condensed.toFixed(3), total, q, to].join('\t'));
  const { ndcg, condensed, mrr, zero } = mean(runs.map(({ scores }) => scores));
  const times = runs.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  print(
    `${runs.length} queries  nDCG@10 ${ndcg.toFixed(4)}  condensed ${condensed.toFixed(4)}` +
      `  MRR@10 ${mrr.toFixed(4)}  zero results ${(100 * zero).toFixed(1)} %` +
      `  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms`,
  );
};

const measure = async (connection: Connection, folder: string, isNew: boolean): Promise<void> => {
  if (isNew) await migrate(connection);
  const db = createDb(connection);
  try {
    const started = performance.now();
    if (isNew) await importProducts(db, folder);
    if (isNew) print(`imported in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    report(await runQueries(db, folder));
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
  const postgres = await startScratch();
  try {
    await measure(postgres.connection, folder, true);
  } finally {
    await postgres.stop();
  }
};

const [folder] = positionals;
if (!folder) throw new Error('Name the folder with products.tsv, queries.tsv and qrels.tsv.');
await (options.database ? measureOn(options.database, folder) : measureOnScratch(folder));
