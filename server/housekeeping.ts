import type { Logger } from 'pino';
import type { Connection, Db } from '#db/client.ts';
import { startRecounts } from '#jobs/recount-words/start.ts';
import { startUpkeep } from '#jobs/upkeep/start.ts';

type Parts = { db: Db; connection: Connection; log: Logger; now: () => Date };

/** Starts what follows by itself in an open shop. Returns what ends it. */
export const startHousekeeping = ({ db, connection, log, now }: Parts): (() => Promise<void>) => {
  const endUpkeep = startUpkeep({
    db,
    now,
    onError: (err) => log.error({ err }, 'the upkeep of the shop has failed; it is tried again'),
  });
  const endRecounts = startRecounts({
    db,
    connection,
    now,
    onError: (err) => log.error({ err }, 'the words of the shop could not be counted anew'),
  });
  return async () => {
    await endUpkeep();
    await endRecounts();
  };
};
