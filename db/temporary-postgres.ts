import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#db/embedded.ts';
import type { Embedded } from '#db/embedded.ts';

/**
 * Starts an empty PostgreSQL that trades safety for speed and is gone after `stop()`: for tests,
 * and for whatever needs the schema but no shop.
 */
export const startTemporaryPostgres = async (): Promise<Pick<Embedded, 'connection' | 'stop'>> => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-scratch-'));
  // As root, PostgreSQL's own user has to pass through.
  await chmod(folder, 0o711);
  const postgres = await startEmbedded(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  return {
    connection: postgres.connection,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
