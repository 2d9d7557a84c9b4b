import { sql, type SqlBool } from 'kysely';
import type { ListingQuery } from '#contract/catalogue/listing.ts';
import type { SelectedFilters } from '#api/catalogue/facet-index/selected-filters.ts';
import type { Condition } from '#api/search/engine/statement.ts';
import type { Scope } from './scope.ts';

const ids = (things: { id: number }[]): number[] => things.map(({ id }) => id);

const priceOf = ({ min, max }: ListingQuery): SelectedFilters['price'] =>
  min === undefined && max === undefined ? undefined : { min: min ?? 0, max: max ?? Infinity };

/** What the query and the things that it names narrow the listing down to. */
export const filtersOf = (query: ListingQuery, scope: Scope): SelectedFilters => ({
  store: scope.store?.id,
  tags: ids(scope.tags),
  inStock: query.in_stock !== undefined,
  discounted: scope.homeBlock?.kind === 'discounted',
  category: scope.category?.id,
  subCategory: scope.subCategory?.id,
  parent: scope.category?.id ?? scope.subCategory?.parent.id,
  brands: ids(scope.brands),
  collection: scope.collection?.id,
  price: priceOf(query),
  rating: query.rating,
  shipping: query.shipping ?? [],
  attributes: scope.attributes,
});

/**
 * The part of the selected filters that can be tested on a row `doc` of search_doc; undefined where
 * there is none. Prices are not tested, because a flash sale changes them without updating the
 * search documents.
 */
export const searchCondition = (filters: SelectedFilters): Condition | undefined => {
  const { category, subCategory, brands, store, rating, inStock, shipping } = filters;
  const ways = [
    shipping.includes('free') && sql`doc.free_shipping`,
    shipping.includes('pickup') && sql`doc.pickup`,
  ].filter((way) => way !== false);
  const tests = [
    category !== undefined && sql`doc.parent_category_id = ${category}`,
    subCategory !== undefined && sql`doc.category_id = ${subCategory}`,
    brands.length > 0 && sql`doc.brand_id = any (${brands}::bigint[])`,
    store !== undefined && sql`doc.store_id = ${store}`,
    rating !== undefined && sql`doc.rating >= ${rating}`,
    inStock && sql`doc.in_stock`,
    ways.length > 0 && sql`(${sql.join(ways, sql` or `)})`,
  ].filter((test) => test !== false);
  return tests.length > 0 ? sql<SqlBool>`(${sql.join(tests, sql` and `)})` : undefined;
};
