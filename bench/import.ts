// Measures `npm run shop -- import`: `node bench/import.ts [products]`. The built-in PostgreSQL, as
// it is in a shop (fsync on), on an empty database for each shape of file.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '#db/client.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { importProducts } from '#cli/catalogue/import-products.ts';
import { makeImportFile } from './import-data.ts';
import type { Shape } from './import-data.ts';

const products = Number(process.argv[2] ?? 20_000);
const shapes: Shape[] = ['shopify', 'english', 'five'];

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
      console.log(
        shape,
        run,
        { added, changed, same, refused },
        {
          allMs: Math.round(all),
          perSecond: pace(all),
          withoutSearch: pace(all - ms.search - ms.words),
          productsMs: Math.round(ms.products),
          searchMs: Math.round(ms.search),
          wordsMs: Math.round(ms.words),
          nodeCpuMs: Math.round((user + system) / 1000),
        },
      );
    }
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

for (const shape of shapes) await measure(shape);
