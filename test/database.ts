import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { PoolConfig } from 'pg';
import { afterAll, inject } from 'vitest';
import { createDb } from '#db/client.ts';
import type { Db } from '#db/client.ts';

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Copies a template into a database of its own for this test file and returns where it is; it is
 * dropped after the file's last test.
 */
export const testConnection = async (
  template: string = String(inject('postgres').database),
): Promise<PoolConfig> => {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${database} template ${template}`);
  afterAll(() => administer(`drop database if exists ${database} with (force)`));
  return { ...inject('postgres'), database };
};

/**
 * A migrated, empty database for this test file alone:
 * `const db = await testDatabase();` at the top of the file.
 */
export const testDatabase = async (): Promise<Db> => {
  const db = createDb(await testConnection());
  afterAll(() => db.destroy());
  return db;
};

/** Where such a database is, as a setting DATABASE_URL. */
export const addressOf = (place: PoolConfig): string => {
  const { host, port = 5432, user, password, database } = { ...inject('postgres'), ...place };
  const who = [user, password].flatMap((part) => (part ? [encodeURIComponent(String(part))] : []));
  return `postgres://${who.join(':')}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
};
