import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Client } from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { OperatorError } from '#db/operator-error.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

type Migration = { name: string; sql: string; checksum: string };

/** The migrations cannot be run as they are; the message tells the operator what to do. */
export class MigrationError extends OperatorError {}

const listMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends; the migration is still the same.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const listApplied = async (client: Client): Promise<Map<string, string>> => {
  await client.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const requireUnchanged = (migrations: Migration[], applied: Map<string, string>): void => {
  const edited = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (edited)
    throw new MigrationError(
      `db/migrations/${edited.name} was changed after it had run on this database; undo the change and write a new migration instead.`,
    );
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown)
    throw new MigrationError(
      `This database was migrated by a newer Souk (${unknown} is not in db/migrations); start that version instead.`,
    );
};

const apply = async (client: Client, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`db/migrations/${name} failed: ${messageOf(error)}`, { cause: error });
  }
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Brings the database to the newest schema, each migration in its own transaction, and returns
 * the names of those that ran. Two starters at once wait for each other.
 * Throws MigrationError when one fails, was edited after it ran, or comes from a newer Souk.
 */
export const migrate = async (
  connection: Connection,
  folder: string = migrationsFolder,
): Promise<string[]> => {
  const migrations = await listMigrations(folder);
  const client = new pg.Client({ ...poolConfig(connection), application_name: 'souk migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    const applied = await listApplied(client);
    requireUnchanged(migrations, applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
};
