import type { Logger } from 'pino';
import type { Connection, Db } from '#db/client.ts';
import type { Hooks } from '#extend/shop.ts';
import { startHooks } from '#server/hooks/start.ts';
import { startRecounts } from '#jobs/rebuild-search/start.ts';
import { startMaintenance } from '#jobs/maintenance/start.ts';

type Parts = { db: Db; connection: Connection; log: Logger; now: () => Date; hooks: Hooks };

/** Starts what follows by itself in an open shop. Returns what ends it. */
export const startBackgroundJobs = async (parts: Parts): Promise<() => Promise<void>> => {
  const { db, connection, log, now, hooks } = parts;
  const endMaintenance = startMaintenance({
    db,
    now,
    onError: (err) => log.error({ err }, 'maintenance has failed; it is tried again'),
  });
  const endRecounts = startRecounts({
    db,
    connection,
    now,
    onError: (err) => log.error({ err }, 'the words of the shop could not be counted anew'),
  });
  const endHooks = await startHooks({
    db,
    hooks,
    onError: (err, { id, event, givenUp }) =>
      log.error(
        { err, id, event },
        givenUp ? 'a hook has failed for the last time' : 'a hook has failed; it is called again',
      ),
  });
  return async () => {
    await endHooks();
    await endMaintenance();
    await endRecounts();
  };
};
