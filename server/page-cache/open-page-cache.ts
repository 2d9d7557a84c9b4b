import type { Ask, Log } from '#api/deps.ts';
import type { Changes } from '#api/facts.ts';
import { keepAnswers } from '#server/page-cache/kept-answers.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';

type Parts = {
  log: Log;
  megabytes: number;
  changes: Changes;
  /** Whether the pages show what is in this database, and not another API's. */
  isOwnApi: boolean;
  /** How pages ask the API. */
  ask: Ask;
};

export type OpenPageCache = {
  cache: PageCache;
  /** The same, with what was just asked kept. */
  ask: Ask;
};

/** A page cache that hears what changes in the shop, and what the clock changes. */
export const openPageCache = (parts: Parts): OpenPageCache => {
  const { log, megabytes, changes, isOwnApi, ask } = parts;
  const hearsChanges = (): boolean => changes.isHeard() && isOwnApi;
  const cache = createPageCache({
    megabytes,
    clock: () => performance.now(),
    hearsChanges,
    onError: (err) => log.warn({ err }, 'a page could not be renewed'),
  });
  const answers = keepAnswers({ ask, clock: () => performance.now(), hearsChanges });
  changes.onChange((tags) => {
    answers.drop();
    cache.drop(tags);
  });
  return { cache, ask: answers.ask };
};
