import type { CardColumns } from './cards.ts';
import {
  columnsFor,
  emptyColumns,
  IN_STOCK,
  PRESENT,
  ratedOf,
  relevanceOf,
  soldOf,
  STARS_SHIFT,
  type Columns,
} from './columns.ts';
import { createFlashPrices } from './flash-prices.ts';
import { createLists, type ListedBy, type Lists } from './lists.ts';
import { createScratch, type Scratch } from './scratch-buffers.ts';
import { createInternedSets, type InternedSets } from './interned-sets.ts';

/** All products that can be seen, in memory. */
export type ProductTable = {
  readonly columns: Columns;
  /** Another one after every change of a card or a price. */
  readonly version: number;
  lists: Pick<Lists, 'all' | 'of'>;
  /** Those of these ids that are products to be seen, in their order. */
  listPresent: (ids: readonly number[]) => Int32Array;
  /** One more than the highest ids of things. */
  readonly ends: Readonly<Record<ListedBy, number>>;
  /** The category that a sub-category belongs to; a category belongs to itself. */
  parentOf: ReadonlyMap<number, number>;
  values: InternedSets;
  tags: InternedSets;
  collections: InternedSets;
  /** Buffers for the current count: within the facet that narrows most, and without it. */
  scratch: { within: Scratch; without: Scratch };
  /** Makes room for products up to this id, so that columns need not grow while many are put. */
  reserve: (id: number) => void;
  put: (cards: CardColumns) => void;
  remove: (ids: readonly number[]) => void;
  /** Prices are those of this moment, milliseconds. */
  moveTo: (at: number) => void;
};

/** An empty table; cards are added and removed as they change. */
export const createProductTable = (): ProductTable => {
  let columns = emptyColumns();
  let version = 0;
  const ends = { category: 1, brand: 1, store: 1 };
  const parentOf = new Map<number, number>();
  const lists = createLists(() => columns);
  const values = createInternedSets();
  const tags = createInternedSets();
  const collections = createInternedSets();

  const writePrice = (id: number, price: number, selling: number): void => {
    columns.price[id] = price;
    columns.share[id] = selling > 0 ? price / selling : 1;
  };
  const flash = createFlashPrices((id, price, { selling }) => {
    writePrice(id, price, selling);
    version += 1;
  });

  const drop = (id: number): void => {
    if (!columns.flags[id]) return;
    values.drop(columns.values[id] ?? 0);
    tags.drop(columns.tags[id] ?? 0);
    collections.drop(columns.collections[id] ?? 0);
    flash.remove(id);
  };

  const remove = (id: number): void => {
    if (!columns.flags[id]) return;
    drop(id);
    lists.leave(id);
    columns.flags[id] = 0;
  };

  const putPrice = (id: number, cards: CardColumns, index: number): void => {
    const selling = cards.selling[index] ?? 0;
    const regular = cards.regular[index] ?? 0;
    writePrice(id, regular, selling);
    const price = cards.flash_prices[index] ?? null;
    const from = cards.flash_from[index] ?? null;
    const until = cards.flash_until[index] ?? null;
    if (price !== null && from !== null && until !== null)
      flash.put(id, { price, from, until, regular, selling });
  };

  const thingsOf = (cards: CardColumns, index: number): Record<ListedBy, number> => ({
    category: cards.categories[index] ?? 0,
    brand: cards.brands[index] ?? 0,
    store: cards.stores[index] ?? 0,
  });

  const putThings = (id: number, cards: CardColumns, index: number): void => {
    const things = thingsOf(cards, index);
    const parent = cards.parents[index] ?? 0;
    lists.join(id, things);
    parentOf.set(things.category, parent);
    ends.category = Math.max(ends.category, things.category + 1, parent + 1);
    ends.brand = Math.max(ends.brand, things.brand + 1);
    ends.store = Math.max(ends.store, things.store + 1);
    columns.values[id] = values.take(cards.value_ids[index] ?? []);
    columns.tags[id] = tags.take(cards.tag_ids[index] ?? []);
    columns.collections[id] = collections.take(cards.collection_ids[index] ?? []);
  };

  const put = (id: number, cards: CardColumns, index: number): void => {
    drop(id);
    putThings(id, cards, index);
    const rating = cards.ratings[index] ?? 0;
    columns.flags[id] = PRESENT | (cards.flags[index] ?? 0) | (Math.floor(rating) << STARS_SHIFT);
    columns.rated[id] = ratedOf(rating, cards.reviews[index] ?? 0);
    columns.relevance[id] = relevanceOf(
      cards.popularity[index] ?? 0,
      (columns.flags[id] & IN_STOCK) !== 0,
    );
    columns.sold[id] = soldOf(cards.sold[index] ?? 0);
    columns.created[id] = cards.created[index] ?? 0;
    putPrice(id, cards, index);
  };

  return {
    lists,
    values,
    tags,
    collections,
    ends,
    parentOf,
    scratch: { within: createScratch(), without: createScratch() },
    get columns() {
      return columns;
    },
    get version() {
      return version;
    },
    listPresent: (ids) => Int32Array.from(ids.filter((id) => columns.flags[id])),
    reserve: (id) => {
      columns = columnsFor(id, columns);
    },
    put: (cards) => {
      if (cards.ids.length === 0) return;
      version += 1;
      for (const [index, id] of cards.ids.entries()) {
        columns = columnsFor(id, columns);
        lists.leave(id, thingsOf(cards, index));
      }
      for (const [index, id] of cards.ids.entries()) put(id, cards, index);
    },
    remove: (ids) => {
      if (ids.length === 0) return;
      version += 1;
      for (const id of ids) remove(id);
    },
    moveTo: flash.moveTo,
  };
};
