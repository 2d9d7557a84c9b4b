import pg from 'pg';
import type { Connection } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { OperatorError } from '#db/operator-error.ts';

/** The database of DATABASE_URL cannot be used; the message is one sentence that says why. */
export class UnusableDatabaseError extends OperatorError {}

/** What a server says of itself: `version` as PostgreSQL counts it, 150004 for 15.4. */
type Server = { version: number; release: string; encoding: string };

const OLDEST_VERSION = 150_000;
const CONNECT_MS = 10_000;

/** What an error says; several addresses that were tried are one error without a message. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** Why Souk cannot work with this server, undefined where it can. */
export const refusalOf = ({ version, release, encoding }: Server): string | undefined => {
  if (version < OLDEST_VERSION)
    return `DATABASE_URL leads to PostgreSQL ${release}; Souk needs 15 or newer.`;
  return encoding === 'UTF8'
    ? undefined
    : `DATABASE_URL leads to a database in the encoding ${encoding}; Souk needs UTF8.`;
};

const askServer = async (url: string): Promise<Server | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num')::int as version,
         current_setting('server_version') as release,
         current_setting('server_encoding') as encoding`,
    );
    return rows[0];
  } catch (cause) {
    throw new UnusableDatabaseError(
      `DATABASE_URL leads to no usable database: ${messageOf(cause)}.`,
      {
        cause,
      },
    );
  } finally {
    await client.end();
  }
};

/** Refuses a database that Souk cannot work with, before anything is written. Throws UnusableDatabaseError. */
export const requireUsableDatabase = async (url: string): Promise<void> => {
  const server = await askServer(url);
  const refusal = server && refusalOf(server);
  if (refusal !== undefined) throw new UnusableDatabaseError(refusal);
};

/** As `migrate`; what the database itself refuses is one sentence. Throws UnusableDatabaseError too. */
export const migrateUsableDatabase = async (connection: Connection): Promise<string[]> => {
  try {
    return await migrate(connection);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    throw new UnusableDatabaseError(
      `DATABASE_URL leads to a database that cannot be migrated: ${messageOf(cause)}.`,
      { cause },
    );
  }
};
