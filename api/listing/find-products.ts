import { sql } from 'kysely';
import type { SelectedFilters } from '#api/catalogue/facet-index/selected-filters.ts';
import { findBesideBrand } from '#api/catalogue/facet-index/brand-highlights.ts';
import { countAmong, countCards } from '#api/catalogue/facet-index/count-cards.ts';
import type { FacetCounts } from '#api/catalogue/facet-index/facet-counts.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import { pageOfCards } from '#api/catalogue/facet-index/page.ts';
import type { ProductTable } from '#api/catalogue/facet-index/product-table.ts';
import { offsetOf } from '#api/http/pages.ts';
import { search } from '#api/search/engine/search.ts';
import { allConditions } from '#api/search/sentence/condition.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { Sort } from '#contract/sorts.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { searchCondition } from './filters.ts';
import type { Scope } from './scope.ts';
import { brandOf } from './subject.ts';

/** A page of a listing, in ids; of a brand's also its best products. */
type Found = { ids: number[]; total: number; facets: FacetCounts; highlights: number[] };

/** So many of a brand's products stand beside its name. */
const HIGHLIGHTS = 4;

type ListingInput = {
  sort: Sort;
  /** How products that are about equally relevant are ordered; undefined: by relevance as well. */
  alikeBy: Sort | undefined;
  page: number;
  at: Date;
  language: LanguageCode;
};

/** Products that a listing is chosen from: so many in their order, those behind them in none. */
type Candidates = {
  ids: readonly number[];
  ordered: number;
  /** So many of the first are about equally relevant. */
  alike: number;
};

const among = (ids: readonly number[], others: readonly (readonly number[])[]): number[] => {
  const sets = others.map((other) => new Set(other));
  return [...new Set(ids)].filter((id) => sets.every((set) => set.has(id)));
};

/** Undefined: all products of the shop. */
const candidatesOf = ({ products, searched, homeBlock }: Scope): Candidates | undefined => {
  const block = homeBlock?.kind === 'products' ? homeBlock.products : undefined;
  const found = searched?.ids;
  const [first, ...others] = [found, products, block].filter((list) => list !== undefined);
  if (!first) return undefined;
  // A search names no product twice.
  const ids = first === found && others.length === 0 ? found : among(first, others);
  if (!searched) return { ids, ordered: ids.length, alike: 0 };
  return {
    ids,
    ordered: countFirst(ids, first.slice(0, searched.ranked)),
    alike: countFirst(ids, first.slice(0, searched.alike)),
  };
};

/** How many ids, which stand in the order of a list, are on it before one is not. */
const countFirst = (ids: ArrayLike<number>, list: readonly number[]): number => {
  let count = 0;
  for (const id of list) if (ids[count] === id) count += 1;
  return count;
};

/**
 * A search with too many matches lists only the most popular ones, and a filter may leave few of
 * those. It is therefore searched again with the filters, so that the page and the total are exact.
 */
const listNarrowed = async (
  db: Db,
  vocabularies: Vocabularies,
  scope: Scope,
  filters: SelectedFilters,
  language: LanguageCode,
): Promise<Candidates | undefined> => {
  const { searched } = scope;
  const narrowing = searchCondition(filters);
  if (!searched?.capped || !narrowing) return undefined;
  const { q, asTyped } = searched;
  const where = allConditions([searched.where, narrowing]);
  const again = await search(db, vocabularies, { q, language, asTyped, where });
  return candidatesOf({ ...scope, searched: { ...again, q, asTyped, where } });
};

/** The products of a collection in its order; undefined where the listing has another one. */
const listOrdered = async (
  db: Db,
  { collection, searched, homeBlock }: Scope,
  sort: Sort,
): Promise<number[] | undefined> => {
  if (sort !== 'relevance' || !collection || searched || homeBlock?.kind === 'products')
    return undefined;
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_collection
    where collection_id = ${collection.id} order by position, product_id`.execute(db);
  return rows.map(({ product_id }) => product_id);
};

const isOneOf = (ids: Int32Array): ((id: number) => boolean) => {
  const all = new Set(ids);
  return (id) => all.has(id);
};

/** A page of candidates as they stand, those in no order by popularity. */
const pageOfCandidates = (
  { columns }: ProductTable,
  matched: Int32Array,
  { ids, ordered }: Candidates,
  offset: number,
): number[] => {
  const end = offset + PER_PAGE;
  const inOrder = countFirst(matched, ids.slice(0, ordered));
  const page = [...matched.subarray(offset, Math.min(end, inOrder))];
  if (end <= inOrder) return page;
  const others = { offset: Math.max(0, offset - inOrder), size: PER_PAGE - page.length };
  return [...page, ...pageOfCards(columns, matched.subarray(inOrder), 'relevance', others)];
};

const pageOf = (
  table: ProductTable,
  matched: Int32Array,
  { sort, page }: ListingInput,
  order: readonly number[] | undefined,
  listed: Candidates | undefined,
): number[] => {
  const offset = offsetOf(page);
  if (order) return order.filter(isOneOf(matched)).slice(offset, offset + PER_PAGE);
  if (listed && sort === 'relevance') return pageOfCandidates(table, matched, listed, offset);
  return pageOfCards(table.columns, matched, sort, { offset, size: PER_PAGE });
};

/** The counts of the facets in use, from before the others narrowed the search. */
const facetsOf = (
  filters: SelectedFilters,
  wide: FacetCounts,
  narrow: FacetCounts,
): FacetCounts => {
  const { category, subCategory, brands, rating, shipping } = filters;
  const ofCategory = category !== undefined || subCategory !== undefined ? wide : narrow;
  const ofShipping = shipping.length > 0 ? wide : narrow;
  return {
    ...narrow,
    categories: ofCategory.categories,
    subCategories: ofCategory.subCategories,
    brands: (brands.length > 0 ? wide : narrow).brands,
    ratings: (rating === undefined ? narrow : wide).ratings,
    free: ofShipping.free,
    pickup: ofShipping.pickup,
  };
};

/** Candidates with those that are about equally relevant in the order that is asked for. */
const withAlikeBy = (
  table: ProductTable,
  listed: Candidates | undefined,
  sort: Sort | undefined,
): Candidates | undefined => {
  if (!listed || !sort || listed.alike < 2) return listed;
  const { ids, alike } = listed;
  const first = table.listPresent(ids.slice(0, alike));
  const inOrder = pageOfCards(table.columns, first, sort, { offset: 0, size: alike });
  return { ...listed, ids: [...new Set([...inOrder, ...ids])] };
};

const highlightsOf = (table: ProductTable, scope: Scope): number[] => {
  const brand = brandOf(scope);
  return brand ? findBesideBrand(table, { brand: Number(brand.id), size: HIGHLIGHTS }) : [];
};

const look = (
  table: ProductTable,
  filters: SelectedFilters,
  { all, narrowed }: { all: Candidates | undefined; narrowed: Candidates | undefined },
  input: ListingInput,
  order: readonly number[] | undefined,
): Omit<Found, 'highlights'> => {
  const listed = withAlikeBy(table, narrowed ?? all, input.alikeBy);
  const counted = listed ? countAmong(table, filters, listed.ids) : countCards(table, filters);
  const { matched } = counted;
  const facets =
    all && narrowed
      ? facetsOf(filters, countAmong(table, filters, all.ids).facets, counted.facets)
      : counted.facets;
  return {
    ids: pageOf(table, matched, input, order, listed),
    total: matched.length,
    facets,
  };
};

/** The page, the number of products and the counts of the facets, of one committed state. */
export const findProducts = async (
  db: Db,
  { cards, vocabularies }: { cards: FacetIndex; vocabularies: Vocabularies },
  scope: Scope,
  filters: SelectedFilters,
  input: ListingInput,
): Promise<Found> => {
  const [order, narrowed] = await Promise.all([
    listOrdered(db, scope, input.sort),
    listNarrowed(db, vocabularies, scope, filters, input.language),
  ]);
  const candidates = { all: candidatesOf(scope), narrowed };
  return cards.read(input.at, (table) => ({
    ...look(table, filters, candidates, input, order),
    highlights: highlightsOf(table, scope),
  }));
};
