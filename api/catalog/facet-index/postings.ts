/** The ids of the products that have a number (of a category, say), a list per number. */
export type Postings = {
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
export const createPostings = (belongs: (number: number, id: number) => boolean): Postings => {
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
