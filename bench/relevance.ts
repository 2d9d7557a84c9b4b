// node bench/relevance.ts FOLDER [--typos] [--seed N] [--language en] [--queries]
//
// FOLDER holds products.tsv (id title brand category attributes description price ...), queries.tsv
// (id text) and qrels.tsv (query product gain), each perhaps as .gz. The products are imported into a
// database of their own, which is dropped again: on DATABASE_URL, else on a scratch PostgreSQL.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { createVocabularies } from '#api/search/engine/vocabularies.ts';
import { search } from '#api/search/engine/search.ts';
import { createDb, poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
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
    queries: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const folder = positionals[0];
if (!folder)
  throw new Error('Usage: node bench/relevance.ts FOLDER [--typos] [--seed N] [--queries]');

const percentile = (sorted: number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

const run = async (connection: Connection, isFilled: boolean): Promise<void> => {
  if (!isFilled) await migrate(connection);
  const db = createDb(connection);
  try {
    const started = performance.now();
    if (!isFilled) await importProducts(db, folder);
    const { rows } = await sql<{
      id: number;
      key: string;
    }>`select id, substr(slug ->> 'en', 3) as key from product`.execute(db);
    const keys = new Map(rows.map(({ id, key }) => [id, key]));
    console.log(`${keys.size} products, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    const vocabularies = createVocabularies(db, {
      now: () => Date.now(),
      onError: (error) => console.error(error),
    });
    await vocabularies.get('en');
    const judgments = await readJudgments(folder);
    const random = createRandom(Number(options.seed));
    const scores: Scores[] = [];
    const times: number[] = [];
    for (const [id = '', text = ''] of await readTsv(folder, 'queries')) {
      const gains = judgments.get(id);
      const q = options.typos ? withTypo(text, random) : text;
      if (!isJudged(gains)) continue;
      const before = performance.now();
      const { ids, total, corrected } = await search(db, vocabularies, {
        q,
        language: 'en',
        facets: true,
      });
      times.push(performance.now() - before);
      const score = scoreRun(
        ids.map((found) => keys.get(found) ?? ''),
        gains,
      );
      scores.push(score);
      if (options.queries)
        console.log(
          [score.ndcg.toFixed(3), score.condensed.toFixed(3), total, q, corrected?.to ?? ''].join(
            '\t',
          ),
        );
    }
    const { ndcg, condensed, mrr, zero } = mean(scores);
    times.sort((a, b) => a - b);
    console.log(
      `${scores.length} queries  nDCG@10 ${ndcg.toFixed(4)}  condensed ${condensed.toFixed(4)}  MRR@10 ${mrr.toFixed(4)}  ` +
        `zero results ${(100 * zero).toFixed(1)} %  p50 ${percentile(times, 0.5)} ms  p95 ${percentile(times, 0.95)} ms  p99 ${percentile(times, 0.99)} ms`,
    );
  } finally {
    await db.destroy();
  }
};

const onServer = async (address: string): Promise<void> => {
  const admin = new pg.Client(poolConfig(address));
  await admin.connect();
  const database = options.keep ?? `relevance_${randomBytes(4).toString('hex')}`;
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await admin.query(`create database ${database}`);
  const url = new URL(address);
  url.pathname = `/${database}`;
  try {
    await run(url.href, rowCount !== 0);
  } finally {
    if (!options.keep) await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  }
};

const onScratch = async (): Promise<void> => {
  const postgres = await startScratch();
  try {
    await run(postgres.connection, false);
  } finally {
    await postgres.stop();
  }
};

const address = process.env['DATABASE_URL'];
await (address ? onServer(address) : onScratch());
