import type { Connection, Db } from '#db/client.ts';
import type { Log } from '#api/deps.ts';
import { watchBoundaries } from '#server/page-cache/boundaries.ts';
import { listenForChanges } from '#server/page-cache/changes.ts';
import { keepAnswers } from '#server/page-cache/kept-answers.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { Ask } from '#server/storefront.ts';

type Parts = {
  db: Db;
  connection: Connection;
  log: Log;
  now: () => Date;
  megabytes: number;
  /** Whether the pages show what is in this database, and not another API's. */
  isOwnApi: boolean;
  /** How pages ask the API. */
  ask: Ask;
};

export type OpenPageCache = {
  cache: PageCache;
  /** The same, with what nearly every page asks for kept. */
  ask: Ask;
  close: () => Promise<void>;
};

/** A page cache that hears what changes in the shop, and what the clock changes. */
export const openPageCache = async (parts: Parts): Promise<OpenPageCache> => {
  const { db, connection, log, now, megabytes, isOwnApi, ask } = parts;
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  let isListening = false;
  const hearsChanges = (): boolean => isListening && isOwnApi;
  const cache = createPageCache({
    megabytes,
    clock: () => performance.now(),
    hearsChanges,
    onError: warn('a page could not be renewed'),
  });
  const answers = keepAnswers({ ask, clock: () => performance.now(), hearsChanges });
  const drop = (tags?: string[]): void => {
    answers.drop();
    cache.drop(tags);
  };
  const changes = await listenForChanges({
    connection,
    onChange: drop,
    onListening: (is) => {
      isListening = is;
    },
    onError: warn('changes of the shop are not heard'),
  });
  const boundaries = watchBoundaries({
    db,
    now,
    onBoundary: () => drop(),
    onError: warn('the next sale or voucher could not be looked up'),
  });
  const close = async (): Promise<void> => {
    boundaries.close();
    await changes.close();
  };
  return { cache, ask: answers.ask, close };
};
