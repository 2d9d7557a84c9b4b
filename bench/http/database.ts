import { resolve } from 'node:path';
import pg from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { findRunningPostgres } from '#db/find-running-postgres.ts';

/** Connects to the database of a running shop: at that address, or that of its data folder. */
export const connect = async ({
  data,
  database,
}: {
  data: string;
  database?: string | undefined;
}): Promise<pg.Client> => {
  const place: Connection | undefined = database ?? (await findRunningPostgres(resolve(data)));
  if (place === undefined) throw new Error("name the shop's --data folder or its --database");
  const client = new pg.Client(poolConfig(place));
  await client.connect();
  return client;
};
