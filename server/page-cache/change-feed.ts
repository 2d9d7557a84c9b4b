import type { Changes, Log } from '#api/http/env.ts';
import type { Connection, Db } from '#db/client.ts';
import { watchPromotions } from '#server/page-cache/promotion-schedule.ts';
import { listenForChanges } from './listen-for-changes.ts';

type Parts = { db: Db; connection: Connection; log: Log; now: () => Date };

export type ChangeFeed = Changes & { close: () => Promise<void> };

/**
 * Notifies the caches of this process of changes in the shop, by any process or by time. Listeners
 * are called in the order in which they registered.
 */
export const openChangeFeed = async ({ db, connection, log, now }: Parts): Promise<ChangeFeed> => {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const listeners: ((tags?: string[]) => void)[] = [];
  const announce = (tags?: string[]): void => {
    for (const listener of listeners) listener(tags);
  };
  let isListening = false;
  const changes = await listenForChanges({
    connection,
    onChange: announce,
    onListening: (is) => {
      isListening = is;
    },
    onError: warn('notifications of changes do not arrive'),
  });
  const boundaries = watchPromotions({
    db,
    now,
    onBoundary: () => announce(),
    onError: warn('the next sale or voucher could not be looked up'),
  });
  return {
    isListening: () => isListening,
    onChange: (listener) => void listeners.push(listener),
    close: async () => {
      boundaries.close();
      await changes.close();
    },
  };
};
