import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Client } from 'pg';
import { RESERVED_SLUGS } from '#contract/slug.ts';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { installJobQueue } from '#db/install-job-queue.ts';
import { LOCKS } from '#db/locks.ts';
import { OperatorError } from '#db/operator-error.ts';
import { BITS } from '#db/search/covered-languages.ts';
import { languageCodes } from '#i18n/languages.ts';

/** A file of SQL; `file` is its path for messages, `checksum` tells whether it has changed. */
type Script = { name: string; file: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string };

/** The migrations cannot be run as they are; the message tells the operator what to do. */
export class MigrationError extends OperatorError {}

const listScripts = async (folder: string, kind: 'migrations' | 'functions'): Promise<Script[]> => {
  const names = await readdir(join(folder, kind));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map(async (name) => {
        // A checkout on Windows may have turned the line ends; the script is still the same.
        const sql = (await readFile(join(folder, kind, name), 'utf8')).replaceAll('\r\n', '\n');
        const checksum = createHash('sha256').update(sql).digest('hex');
        return { name, file: `db/${kind}/${name}`, sql, checksum };
      }),
  );
};

const createRecords = async (client: Client): Promise<void> => {
  await client.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  await client.query(`create table if not exists function_version (
    number int primary key generated always as identity,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
};

const listApplied = async (client: Client, query: string): Promise<Applied[]> =>
  (await client.query<Applied>(query)).rows;

const requireUnchanged = (migrations: Script[], applied: Map<string, string>): void => {
  const edited = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (edited)
    throw new MigrationError(
      `${edited.file} was changed after it had run on this database; undo the change and write a new migration instead.`,
    );
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown)
    throw new MigrationError(
      `This database was migrated by a newer Souk (${unknown} is not in db/migrations); start that version instead.`,
    );
};

/** A migration that other databases run before the newest one must not run after it on this one. */
const requireLast = (pending: Script[], applied: Map<string, string>): void => {
  const newest = [...applied.keys()].toSorted().at(-1) ?? '';
  const late = pending.find(({ name }) => name < newest);
  if (!late) return;
  const next = String(Number.parseInt(newest, 10) + 1).padStart(4, '0');
  throw new MigrationError(
    `${late.file} comes before ${newest}, which has run on this database already; number it ${next} or higher.`,
  );
};

const listPendingMigrations = async (client: Client, migrations: Script[]): Promise<Script[]> => {
  const rows = await listApplied(client, 'select name, checksum from migration');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  requireUnchanged(migrations, applied);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  requireLast(pending, applied);
  return pending;
};

const isPendingFunction = ({ name, file, checksum }: Script, applied: Applied[]): boolean => {
  const versions = applied.filter((version) => version.name === name);
  if (versions.at(-1)?.checksum === checksum) return false;
  if (versions.some((version) => version.checksum === checksum))
    throw new MigrationError(
      `This database has a newer version of ${file}; start the newer Souk instead, or, where the function was changed back on purpose, say so in a comment of the file.`,
    );
  return true;
};

const listPendingFunctions = async (client: Client, functions: Script[]): Promise<Script[]> => {
  const applied = await listApplied(
    client,
    'select name, checksum from function_version order by number',
  );
  return functions.filter((script) => isPendingFunction(script, applied));
};

const apply = async (
  client: Client,
  { name, file, sql, checksum }: Script,
  record: 'migration' | 'function_version',
): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(`insert into ${record} (name, checksum) values ($1, $2)`, [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`${file} failed: ${messageOf(error)}`, { cause: error });
  }
};

/** Makes room for languages that the database does not know yet, and reserves slugs (0026_languages.sql). */
const handOver = async (client: Client): Promise<void> => {
  const known = languageCodes.map((code) => ({ code, speaks: BITS[code] }));
  await client.query('select add_languages($1)', [JSON.stringify(known)]);
  await client.query('select reserve_slugs($1)', [[...RESERVED_SLUGS].toSorted()]);
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Brings the database to the newest schema and returns the names of the files that ran: first the
 * tables of the job queue, then the numbered migrations and the functions whose file has changed
 * (docs/decisions/032), each in its own transaction. Two starters at once wait for each other.
 * `folder` holds `migrations/` and `functions/`.
 * Throws MigrationError when one fails, was edited after it ran, is numbered below one that has run,
 * or comes from a newer Souk; unless one fails, none has run then.
 */
export const migrate = async (
  connection: Connection,
  folder: string = import.meta.dirname,
): Promise<string[]> => {
  const migrations = await listScripts(folder, 'migrations');
  const functions = await listScripts(folder, 'functions');
  const client = new pg.Client({ ...poolConfig(connection), application_name: 'souk migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    await createRecords(client);
    const pendingMigrations = await listPendingMigrations(client, migrations);
    const pendingFunctions = await listPendingFunctions(client, functions);
    // Before what adds jobs: an older Souk may be taking orders meanwhile.
    const isOurs = folder === import.meta.dirname;
    if (isOurs) await installJobQueue(connection);
    for (const migration of pendingMigrations) await apply(client, migration, 'migration');
    for (const script of pendingFunctions) await apply(client, script, 'function_version');
    if (isOurs) await handOver(client);
    return [...pendingMigrations, ...pendingFunctions].map(({ name }) => name);
  } finally {
    await client.end();
  }
};
