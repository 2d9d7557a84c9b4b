import { join } from 'node:path';
import pg from 'pg';
import { dataDir } from './outbox.ts';

/** Asks the database of the shop, as its operator may. */
export const askDatabase = async <Row extends object>(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const host = join(dataDir(), 'postgres', 'run');
  const database = new pg.Client({ host, user: 'souk', database: 'souk' });
  await database.connect();
  try {
    return (await database.query<Row>(statement, [...values])).rows;
  } finally {
    await database.end();
  }
};
