import type { FinishedPage } from '#server/page-cache/finished-page.ts';

export type StoredPage = {
  page: FinishedPage;
  /** What it shows; a change of it drops the page. */
  tags: ReadonlySet<string>;
  /** When its rendering began, milliseconds of the caller's clock. */
  since: number;
  /** When something that it shows was said to have changed. */
  droppedAt: number | undefined;
  /** When a newer rendering has failed. */
  failedAt: number | undefined;
};

/** Stores pages by key within `most` bytes; the least recently used are dropped first. */
export const createPageStore = (most: number) => {
  const pages = new Map<string, StoredPage>();
  const sizes = new Map<string, number>();
  let total = 0;

  const remove = (key: string): void => {
    pages.delete(key);
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  };

  return {
    find: (key: string): StoredPage | undefined => {
      const found = pages.get(key);
      if (!found) return undefined;
      pages.delete(key);
      pages.set(key, found);
      return found;
    },
    has: (key: string): boolean => pages.has(key),
    put: (key: string, stored: StoredPage): void => {
      remove(key);
      pages.set(key, stored);
    },
    /** Counts the bytes of a new page or encoding and drops old pages if necessary. */
    weigh: (key: string): void => {
      const size = pages.get(key)?.page.size();
      if (size === undefined) return;
      total += size - (sizes.get(key) ?? 0);
      sizes.set(key, size);
      for (const oldest of pages.keys()) {
        if (total <= most) break;
        remove(oldest);
      }
    },
    remove,
    all: (): Iterable<StoredPage> => pages.values(),
    bytes: (): number => total,
    count: (): number => pages.size,
  };
};
