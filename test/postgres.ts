import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { startScratch } from '#db/scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run; its database `souk` is migrated and empty. */
    postgres: PoolConfig;
  }
}

/** Runs once for the whole test run: starts PostgreSQL with the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startScratch();
  await migrate(postgres.connection);
  project.provide('postgres', postgres.connection);
  return postgres.stop;
}
