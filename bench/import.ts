// Measures `npm run shop -- import`: `node --max-semi-space-size=64 bench/import.ts [products] [shape]`. The
// built-in PostgreSQL, as it is in a shop (fsync on), on an empty database for each shape of file.
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
const [asked] = process.argv.slice(3);
const shapes = SHAPES.filter((shape) => asked === undefined || shape === asked);

/** What the processor spent on our connections, milliseconds. */
const postgresCpu = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'souk'`.execute(db);
  const spent = rows.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, ns) => sum + ns / 1e6, 0);
};

const measure = async (shape: Shape): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  await chmod(folder, 0o711);
  const file = join(folder, `products-${shape}`);
  await makeImportFile(file, products, shape);
  const postgres = await startEmbedded(folder);
  await migrate(postgres.connection);
  const db = createDb(postgres.connection);
  try {
    for (const run of ['first', 'again']) {
      const cpu = process.cpuUsage();
      const before = await postgresCpu(db);
      const start = performance.now();
      const { ms, refused, added, changed, same } = await importProducts({
        db,
        file,
        dataDir: folder,
        now: () => new Date(),
      });
      const all = performance.now() - start;
      const { user, system } = process.cpuUsage(cpu);
      const pace = (part: number): number => Math.round((products / part) * 1000);
      const figures = {
        shape,
        run,
        added,
        changed,
        same,
        refused,
        allMs: Math.round(all),
        perSecond: pace(all),
        withoutSearchPerSecond: pace(all - ms.search - ms.words),
        productsMs: Math.round(ms.products),
        searchMs: Math.round(ms.search),
        wordsMs: Math.round(ms.words),
        postgresCpuMs: Math.round((await postgresCpu(db)) - before),
        nodeCpuMs: Math.round((user + system) / 1000),
      };
      process.stdout.write(`${JSON.stringify(figures)}\n`);
    }
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

for (const shape of shapes) await measure(shape);
