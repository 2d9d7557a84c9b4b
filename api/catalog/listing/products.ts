import { sql } from 'kysely';
import { PER_PAGE } from '#contract/page.ts';
import type { Sort } from '#contract/sorts.ts';
import type { Db } from '#db/client.ts';
import type { CardIndex } from '#api/catalog/card-index/card-index.ts';
import type { Choice } from '#api/catalog/card-index/choice.ts';
import { countAmong, countCards } from '#api/catalog/card-index/counts.ts';
import type { FacetCounts } from '#api/catalog/card-index/facet-counts.ts';
import { pageOfCards } from '#api/catalog/card-index/page.ts';
import type { Shelf } from '#api/catalog/card-index/shelf.ts';
import { offsetOf } from '#api/http/pages.ts';
import { findMatch } from '#api/search/match.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { searchCondition } from './filters.ts';
import type { Scope } from './scope.ts';

/** A page of a listing, in ids. */
type Found = { ids: number[]; total: number; facets: FacetCounts };

type Asked = { sort: Sort; page: number; at: Date; language: LanguageCode };

/** What a listing is chosen from, best first; undefined: all products of the shop. */
type Candidates = { ids: readonly number[] | undefined; narrowed: readonly number[] | undefined };

const candidatesOf = ({ products, searched, homeBlock }: Scope): readonly number[] | undefined => {
  const block = homeBlock?.kind === 'products' ? homeBlock.products : undefined;
  const found = searched && (searched.ids ?? []);
  const lists = [found, products, block].filter((list) => list !== undefined);
  const [first, ...others] = lists.map((list) => new Set(list));
  return first && [...first].filter((id) => others.every((other) => other.has(id)));
};

/**
 * A search with more matches than it lists has the most popular ones, of which a filter may leave few.
 * So it is searched again under the filters, for a page and a total that are exact.
 */
const listNarrowed = async (
  db: Db,
  vocabularies: Vocabularies,
  scope: Scope,
  choice: Choice,
  language: LanguageCode,
): Promise<readonly number[] | undefined> => {
  const { searched } = scope;
  const where = searchCondition(choice);
  if (!searched?.capped || !where) return undefined;
  const again = await findMatch(db, vocabularies, { q: searched.q, language, where });
  return candidatesOf({ ...scope, searched: { ...again, q: searched.q } });
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

const pageOf = (
  { columns }: Shelf,
  matched: Int32Array,
  { sort, page }: Asked,
  order: readonly number[] | undefined,
  isListed: boolean,
): number[] => {
  const place = { offset: offsetOf(page), size: PER_PAGE };
  const end = place.offset + place.size;
  if (order) return order.filter(isOneOf(matched)).slice(place.offset, end);
  if (isListed && sort === 'relevance') return [...matched.subarray(place.offset, end)];
  return pageOfCards(columns, matched, sort, place);
};

/** The counts of the facets in use, from before the others narrowed the search. */
const facetsOf = (choice: Choice, wide: FacetCounts, narrow: FacetCounts): FacetCounts => {
  const { category, subCategory, brands, rating, shipping } = choice;
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

const look = (
  shelf: Shelf,
  choice: Choice,
  { ids, narrowed }: Candidates,
  asked: Asked,
  order: readonly number[] | undefined,
): Found => {
  const listed = narrowed ?? ids;
  const counted = listed ? countAmong(shelf, choice, listed) : countCards(shelf, choice);
  const { matched } = counted;
  const facets =
    ids && narrowed
      ? facetsOf(choice, countAmong(shelf, choice, ids).facets, counted.facets)
      : counted.facets;
  return {
    ids: pageOf(shelf, matched, asked, order, ids !== undefined),
    total: matched.length,
    facets,
  };
};

/** The page, the number of products and the counts of the facets, of one committed state. */
export const findProducts = async (
  db: Db,
  { cards, vocabularies }: { cards: CardIndex; vocabularies: Vocabularies },
  scope: Scope,
  choice: Choice,
  asked: Asked,
): Promise<Found> => {
  const [order, narrowed] = await Promise.all([
    listOrdered(db, scope, asked.sort),
    listNarrowed(db, vocabularies, scope, choice, asked.language),
  ]);
  const candidates = { ids: candidatesOf(scope), narrowed };
  return cards.read(asked.at, (shelf) => look(shelf, choice, candidates, asked, order));
};
