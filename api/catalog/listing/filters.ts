import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { findCatalogueId } from '#contract/ids.ts';
import type { ListingQuery } from '#contract/listing.ts';
import type { HomeBlock } from './home-block.ts';
import type { Scope } from './scope.ts';

/** What a shopper can narrow a listing down by; each facet counts as if it were not used itself. */
export const FACETS = [
  'category',
  'sub_category',
  'brand',
  'collection',
  'price',
  'rating',
  'shipping',
  'attribute',
] as const;
export type Facet = (typeof FACETS)[number];

export type Test = RawBuilder<SqlBool>;

/** Tests of a row of `product_card`: `always` holds for all, each facet's test can be left out. */
export type Filters = { always: Test[]; facets: Partial<Record<Facet, Test>> };

const current = (at: Date) => sql`current_price(product_card, ${at})`;

const isOfBlock = (block: HomeBlock, at: Date): Test =>
  block.kind === 'discounted'
    ? sql`${current(at)} < product_card.selling`
    : sql`product_card.product_id = any (${block.products}::bigint[])`;

const hasPrice = ({ min, max }: ListingQuery, at: Date): Test | undefined => {
  if (min === undefined && max === undefined) return undefined;
  return sql`${current(at)} between ${min ?? 0} and ${max ?? Number.MAX_SAFE_INTEGER}`;
};

const ships = ({ shipping = [] }: ListingQuery): Test | undefined => {
  if (shipping.length === 0) return undefined;
  return sql`(${shipping.includes('free')} and product_card.free_shipping
    or ${shipping.includes('pickup')} and product_card.pickup)`;
};

/** Of each attribute that a value was chosen of, the product must have one of the chosen values. */
const hasAttributes = ({ attribute = [] }: ListingQuery): Test | undefined => {
  if (attribute.length === 0) return undefined;
  const values = attribute.flatMap((text) => findCatalogueId(text) ?? []);
  return sql`(
    select count(distinct v.attribute_id)
    from inventory i
      join inventory_value v on v.inventory_id = i.id
    where i.product_id = product_card.product_id and v.value_id = any (${values}::bigint[])
  ) = (
    select greatest(1, count(distinct attribute_id))
    from attribute_value where id = any (${values}::bigint[]))`;
};

const ids = (things: { id: number }[]): number[] => things.map(({ id }) => id);

/** The tests that the query and what it names come down to. */
export const filtersOf = (query: ListingQuery, scope: Scope, at: Date): Filters => {
  const { homeBlock, store, collection, category, subCategory, brands, tags } = scope;
  const always = [
    homeBlock && isOfBlock(homeBlock, at),
    store && sql<SqlBool>`product_card.store_id = ${store.id}`,
    tags.length > 0 &&
      sql<SqlBool>`exists (select from product_tag t
        where t.product_id = product_card.product_id and t.tag_id = any (${ids(tags)}::bigint[]))`,
    query.in_stock && sql<SqlBool>`product_card.in_stock`,
  ];
  const facets: Record<Facet, Test | undefined> = {
    category: category && sql`product_card.parent_category_id = ${category.id}`,
    sub_category: subCategory && sql`product_card.category_id = ${subCategory.id}`,
    brand:
      brands.length > 0 ? sql`product_card.brand_id = any (${ids(brands)}::bigint[])` : undefined,
    collection:
      collection &&
      sql`exists (select from product_collection pc
        where pc.product_id = product_card.product_id and pc.collection_id = ${collection.id})`,
    price: hasPrice(query, at),
    rating: query.rating ? sql`product_card.rating >= ${query.rating}` : undefined,
    shipping: ships(query),
    attribute: hasAttributes(query),
  };
  const used = FACETS.flatMap((facet) => {
    const test = facets[facet];
    return test ? [[facet, test] as const] : [];
  });
  return {
    always: always.filter((test) => test instanceof Object),
    facets: Object.fromEntries(used),
  };
};
