import type { Columns } from './columns.ts';

/** The ids of the products that have a number (of a category, say), a list per number. */
type Postings = {
  /** Puts an id behind a list that does not have it. */
  add: (number: number, id: number) => void;
  /** Marks a list from which an id has left; it is cleaned before its next use. */
  leave: (number: number) => void;
  /** In no order. Do not change it or keep it beyond the next change. */
  list: (number: number) => Int32Array;
};

type List = { ids: Int32Array; count: number; isStale: boolean };

const FIRST_SIZE = 4;
const NONE = new Int32Array();

const grown = (ids: Int32Array): Int32Array => {
  const larger = new Int32Array(ids.length + (ids.length >> 1) + FIRST_SIZE);
  larger.set(ids);
  return larger;
};

/**
 * Opens empty lists. `belongs` says whether a product still belongs to the list that it was added
 * to.
 */
const createPostings = (belongs: (number: number, id: number) => boolean): Postings => {
  const lists = new Map<number, List>();

  const settle = (list: List, number: number): void => {
    if (!list.isStale) return;
    let count = 0;
    for (let index = 0; index < list.count; index += 1) {
      const id = list.ids[index] ?? 0;
      if (!belongs(number, id)) continue;
      list.ids[count] = id;
      count += 1;
    }
    list.count = count;
    list.isStale = false;
  };

  return {
    add: (number, id) => {
      const list = lists.get(number) ?? { ids: NONE, count: 0, isStale: false };
      lists.set(number, list);
      // An id that left and comes back would be in the list twice.
      settle(list, number);
      if (list.count === list.ids.length) list.ids = grown(list.ids);
      list.ids[list.count] = id;
      list.count += 1;
    },
    leave: (number) => {
      const list = lists.get(number);
      if (list) list.isStale = true;
    },
    list: (number) => {
      const list = lists.get(number);
      if (!list) return NONE;
      settle(list, number);
      return list.ids.subarray(0, list.count);
    },
  };
};

const THINGS = ['category', 'brand', 'store'] as const;

/** What products are listed by. */
export type ListedBy = (typeof THINGS)[number];

/** The number of a product in no list. */
const NOWHERE = -1;

/**
 * The products of the shop, of each category, brand and store, updated with the columns. A batch
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
