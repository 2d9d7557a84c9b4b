import type { Changes, Log } from '#api/http/env.ts';
import type { Connection, Db } from '#db/client.ts';
import { watchBoundaries } from '#server/page-cache/boundaries.ts';
import { listenForChanges } from '#server/page-cache/changes.ts';

type Parts = { db: Db; connection: Connection; log: Log; now: () => Date };

export type Hearing = Changes & { close: () => Promise<void> };

/**
 * Hears what changes in the shop, by anybody or by the clock, for all in this process who keep
 * something of it: who asked first is told first.
 */
export const openHearing = async ({ db, connection, log, now }: Parts): Promise<Hearing> => {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const listeners: ((tags?: string[]) => void)[] = [];
  const tell = (tags?: string[]): void => {
    for (const hear of listeners) hear(tags);
  };
  let isListening = false;
  const changes = await listenForChanges({
    connection,
    onChange: tell,
    onListening: (is) => {
      isListening = is;
    },
    onError: warn('changes of the shop are not heard'),
  });
  const boundaries = watchBoundaries({
    db,
    now,
    onBoundary: () => tell(),
    onError: warn('the next sale or voucher could not be looked up'),
  });
  return {
    isHeard: () => isListening,
    onChange: (hear) => void listeners.push(hear),
    close: async () => {
      boundaries.close();
      await changes.close();
    },
  };
};
