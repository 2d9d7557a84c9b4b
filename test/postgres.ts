import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run; the database that it names is migrated and empty. */
    postgres: PoolConfig;
  }
}

type Opened = { connection: PoolConfig; stop: () => Promise<void> };

/** Makes a database of its own in a PostgreSQL that runs already; `address` is a superuser's. */
const openIn = async (address: string): Promise<Opened> => {
  const { host, port, user, password } = new pg.Client({ connectionString: address });
  const server = { host, port, user, ...(password && { password }) };
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ ...server, database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const database = `souk_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${database} template template0 encoding 'UTF8'`);
  return {
    connection: { ...server, database },
    stop: () => administer(`drop database ${database} with (force)`),
  };
};

/**
 * Runs once for the whole test run: makes the migrated template, in the PostgreSQL of
 * TEST_DATABASE_URL or in one that is started for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env['TEST_DATABASE_URL'];
  const postgres = await (address ? openIn(address) : startTemporaryPostgres());
  await migrate(postgres.connection);
  project.provide('postgres', postgres.connection);
  return postgres.stop;
}
