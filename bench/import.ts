// Measures `npm run shop -- import`, with the flags that it gives Node:
// `node --min-semi-space-size=64 --max-semi-space-size=64 bench/import.ts [products] [shape]
// [specifications]`. The built-in PostgreSQL, as it is in a shop (fsync on), on an empty database for each shape of file.
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createDb } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { importProducts } from '#cli/catalogue/import-products.ts';
import { makeImportFile } from './import-data.ts';
import type { Shape } from './import-data.ts';

const products = Number(process.argv[2] ?? 20_000);
const SHAPES: readonly Shape[] = ['shopify', 'souk', 'english', 'five'];
const [asked, specifications = '5'] = process.argv.slice(3);
const shapes = SHAPES.filter((shape) => asked === undefined || shape === asked);

/** Milliseconds that a process ran, and that it was ready to run while others had the processors. */
type Spent = { ran: number; waited: number };

const spentBy = (pid: number | 'self'): Spent => {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number);
  return { ran: ran / 1e6, waited: waited / 1e6 };
};

/** What PostgreSQL spent on our connections. */
const spentByPostgres = async (db: Db): Promise<Spent> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'souk'`.execute(db);
  const all = rows.map(({ pid }) => spentBy(pid));
  return {
    ran: all.reduce((sum, { ran }) => sum + ran, 0),
    waited: all.reduce((sum, { waited }) => sum + waited, 0),
  };
};

const measure = async (shape: Shape): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  await chmod(folder, 0o711);
  const file = join(folder, `products-${shape}`);
  await makeImportFile(file, {
    count: products,
    shape,
    specifications: Number(specifications),
  });
  const embedded = await startEmbedded(folder);
  await migrate(embedded.connection);
  const db = createDb(embedded.connection);
  try {
    for (const run of ['first', 'again']) {
      const cpu = process.cpuUsage();
      const before = await spentByPostgres(db);
      const waited = spentBy('self').waited;
      const start = performance.now();
      const { wordsMs, refused, added, changed, same } = await importProducts({
        db,
        file,
        dataDir: folder,
        now: () => new Date(),
      });
      const all = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      const postgres = await spentByPostgres(db);
      const figures = {
        shape,
        run,
        added,
        changed,
        same,
        refused,
        allMs: Math.round(all),
        perSecond: Math.round((products / all) * 1000),
        wordsMs: Math.round(wordsMs),
        postgresCpuMs: Math.round(postgres.ran - before.ran),
        postgresWaitedMs: Math.round(postgres.waited - before.waited),
        nodeCpuMs: Math.round((user + system) / 1000),
        nodeWaitedMs: Math.round(spentBy('self').waited - waited),
        nodeMostMiB: Math.round(process.resourceUsage().maxRSS / 1024),
      };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
    }
  } finally {
    await db.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

for (const shape of shapes) await measure(shape);
