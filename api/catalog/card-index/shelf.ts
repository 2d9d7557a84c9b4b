import type { CardColumns } from './cards.ts';
import {
  columnsFor,
  emptyColumns,
  PRESENT,
  ratedOf,
  STARS_SHIFT,
  type Columns,
} from './columns.ts';
import { createFlashPrices } from './flash-prices.ts';
import { createSets, type Sets } from './sets.ts';

/** All products that can be seen, in memory. */
export type Shelf = {
  readonly columns: Columns;
  /** One more than the highest product id. */
  readonly end: number;
  /** Another one after every change of a card or a price. */
  readonly version: number;
  /** The ids of all products, ascending. Not to be changed. */
  present: () => Int32Array;
  /** Those of these ids that are products to be seen, in their order. */
  listPresent: (ids: readonly number[]) => Int32Array;
  /** One more than the highest ids of things. */
  readonly ends: { category: number; brand: number; store: number };
  /** The category that a sub-category belongs to; a category belongs to itself. */
  parentOf: ReadonlyMap<number, number>;
  values: Sets;
  tags: Sets;
  collections: Sets;
  put: (cards: CardColumns) => void;
  remove: (ids: readonly number[]) => void;
  /** Prices are those of this moment, milliseconds. */
  moveTo: (at: number) => void;
};

const presentIds = (flags: Uint8Array, end: number): Int32Array => {
  const ids = new Int32Array(end);
  let count = 0;
  for (let id = 0; id < end; id += 1)
    if (flags[id]) {
      ids[count] = id;
      count += 1;
    }
  return ids.subarray(0, count);
};

export const createShelf = (): Shelf => {
  let columns = emptyColumns();
  let end = 0;
  let version = 0;
  let everything: Int32Array | undefined;
  const ends = { category: 1, brand: 1, store: 1 };
  const parentOf = new Map<number, number>();
  const values = createSets();
  const tags = createSets();
  const collections = createSets();
  const flash = createFlashPrices((id, price) => {
    columns.price[id] = price;
    version += 1;
  });

  const clear = (id: number): void => {
    if (!columns.flags[id]) return;
    columns.flags[id] = 0;
    values.drop(columns.values[id] ?? 0);
    tags.drop(columns.tags[id] ?? 0);
    collections.drop(columns.collections[id] ?? 0);
    flash.remove(id);
  };

  const putPrice = (id: number, cards: CardColumns, index: number): void => {
    const regular = cards.regular[index] ?? 0;
    columns.selling[id] = cards.selling[index] ?? 0;
    columns.price[id] = regular;
    const price = cards.flash_prices[index] ?? null;
    const from = cards.flash_from[index] ?? null;
    const until = cards.flash_until[index] ?? null;
    if (price !== null && from !== null && until !== null)
      flash.put(id, { price, from, until, regular });
  };

  const putThings = (id: number, cards: CardColumns, index: number): void => {
    const category = cards.categories[index] ?? 0;
    const parent = cards.parents[index] ?? 0;
    const brand = cards.brands[index] ?? 0;
    const store = cards.stores[index] ?? 0;
    columns.category[id] = category;
    columns.parent[id] = parent;
    parentOf.set(category, parent);
    columns.brand[id] = brand;
    columns.store[id] = store;
    ends.category = Math.max(ends.category, category + 1, parent + 1);
    ends.brand = Math.max(ends.brand, brand + 1);
    ends.store = Math.max(ends.store, store + 1);
    columns.values[id] = values.take(cards.value_ids[index] ?? []);
    columns.tags[id] = tags.take(cards.tag_ids[index] ?? []);
    columns.collections[id] = collections.take(cards.collection_ids[index] ?? []);
  };

  const put = (id: number, cards: CardColumns, index: number): void => {
    columns = columnsFor(id, columns);
    clear(id);
    end = Math.max(end, id + 1);
    const rating = cards.ratings[index] ?? 0;
    columns.flags[id] = PRESENT | (cards.flags[index] ?? 0) | (Math.floor(rating) << STARS_SHIFT);
    columns.rated[id] = ratedOf(rating, cards.reviews[index] ?? 0);
    columns.popularity[id] = cards.popularity[index] ?? 0;
    columns.sold[id] = cards.sold[index] ?? 0;
    columns.created[id] = cards.created[index] ?? 0;
    putPrice(id, cards, index);
    putThings(id, cards, index);
  };

  return {
    values,
    tags,
    collections,
    ends,
    parentOf,
    get columns() {
      return columns;
    },
    get end() {
      return end;
    },
    get version() {
      return version;
    },
    present: () => {
      everything ??= presentIds(columns.flags, end);
      return everything;
    },
    listPresent: (ids) => Int32Array.from(ids.filter((id) => columns.flags[id])),
    put: (cards) => {
      if (cards.ids.length === 0) return;
      everything = undefined;
      version += 1;
      for (const [index, id] of cards.ids.entries()) put(id, cards, index);
    },
    remove: (ids) => {
      if (ids.length === 0) return;
      everything = undefined;
      version += 1;
      for (const id of ids) clear(id);
    },
    moveTo: flash.moveTo,
  };
};
