import type { Columns } from './columns.ts';
import { createPostings, type Postings } from './postings.ts';

const THINGS = ['category', 'brand', 'store'] as const;

/** What products are listed by. */
export type ListedBy = (typeof THINGS)[number];

/** The number of a product in no list. */
const NOWHERE = -1;

/**
 * The products of the shop, of each category, brand and store, kept up with the columns. A batch
 * first takes its products out of what they leave, then puts them where they belong: so no list is
 * cleaned up more than once.
 */
export type Lists = {
  all: () => Int32Array;
  of: (thing: ListedBy, number: number) => Int32Array;
  /** Takes a product out of the lists that it is not of next; out of all where nothing is next. */
  leave: (id: number, next?: Record<ListedBy, number>) => void;
  /** Puts a product where it is not yet, and its numbers into the columns; call before it is present. */
  join: (id: number, next: Record<ListedBy, number>) => void;
};

/** Opens empty lists over columns, which are replaced as the table grows. */
export const createLists = (columns: () => Columns): Lists => {
  const everything = createPostings((_, id) => columns().flags[id] !== 0);
  const byNumber = (thing: ListedBy): Postings =>
    createPostings((number, id) => columns()[thing][id] === number);
  const postings = {
    category: byNumber('category'),
    brand: byNumber('brand'),
    store: byNumber('store'),
  };

  return {
    all: () => everything.list(0),
    of: (thing, number) => postings[thing].list(number),
    leave: (id, next) => {
      const isPresent = columns().flags[id] !== 0;
      if (!next) everything.leave(0);
      for (const thing of THINGS) {
        const column = columns()[thing];
        const number = column[id] ?? NOWHERE;
        if (isPresent && number === next?.[thing]) continue;
        if (isPresent) postings[thing].leave(number);
        column[id] = NOWHERE;
      }
    },
    join: (id, next) => {
      if (columns().flags[id] === 0) everything.add(0, id);
      for (const thing of THINGS) {
        const column = columns()[thing];
        if (column[id] === next[thing]) continue;
        postings[thing].add(next[thing], id);
        column[id] = next[thing];
      }
    },
  };
};
