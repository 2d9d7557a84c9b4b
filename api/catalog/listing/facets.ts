import { sql, type RawBuilder } from 'kysely';
import type { Facets, FacetValue } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { FACETS, type Facet, type Filters } from './filters.ts';
import { every, source } from './products.ts';
import type { Scope } from './scope.ts';

const BARS = 12;
const MOST_VALUES = 100;

type Counted = { id: number; slug: Texts; title: Texts; count: number };
type CountedAttribute = Omit<Counted, 'slug'> & { attribute_id: number; attribute_title: Texts };
type Bounds = { low: number; high: number };

type Row = {
  total: number;
  categories: Counted[];
  sub_categories: Counted[];
  brands: Counted[];
  collections: Counted[];
  attributes: CountedAttribute[];
  bounds: Bounds | null;
  bars: { bar: number; count: number }[];
  ratings: number[];
  free: number;
  pickup: number;
};

/** Whether a row of `base` passes all the facets but these. */
const passes = ({ facets }: Filters, ...but: Facet[]): RawBuilder<unknown> => {
  const tests = FACETS.filter((facet) => facets[facet] && !but.includes(facet)).map((facet) =>
    sql.ref(`is_${facet}`),
  );
  return sql`(${sql.join([sql`true`, ...tests], sql` and `)})`;
};

const list = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_agg(entry), '[]') from (${query}) entry)`;

/** Things by the number of products, through a column of `base` that holds their id. */
const counted = (
  table: 'category' | 'brand',
  column: string,
  test: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  list(sql`
    select thing.id, thing.slug, thing.title, counts.n as count
    from (select ${sql.ref(column)} as id, count(*) as n from base where ${test} group by 1) counts
      join ${sql.table(table)} thing on thing.id = counts.id and thing.visible
    order by counts.n desc, thing.position, thing.id limit ${MOST_VALUES}`);

const counts = (filters: Filters, scope: Scope): RawBuilder<unknown> => {
  const main = scope.category ?? scope.subCategory?.parent;
  const ratings = [1, 2, 3, 4, 5].map(
    (stars) =>
      sql`(select count(*) from base where rating >= ${stars} and ${passes(filters, 'rating')})`,
  );
  const priced = passes(filters, 'price');
  return sql`
    (select count(*) from base where ${passes(filters)}) as total,
    ${counted('category', 'parent_category_id', passes(filters, 'category', 'sub_category'))} as categories,
    ${
      main
        ? counted(
            'category',
            'category_id',
            sql`parent_category_id = ${main.id} and category_id <> ${main.id}
              and ${passes(filters, 'category', 'sub_category')}`,
          )
        : sql`'[]'::jsonb`
    } as sub_categories,
    ${counted('brand', 'brand_id', passes(filters, 'brand'))} as brands,
    ${list(sql`
      select c.id, c.slug, c.title, count(*) as count
      from base join product_collection pc using (product_id)
        join collection c on c.id = pc.collection_id and c.visible
      where ${passes(filters, 'collection')}
      group by c.id order by count(*) desc, c.position, c.id limit ${MOST_VALUES}`)} as collections,
    ${list(sql`
      select v.id, v.title, a.id as attribute_id, a.title as attribute_title,
        count(distinct base.product_id) as count
      from base join inventory i using (product_id)
        join inventory_value iv on iv.inventory_id = i.id
        join attribute a on a.id = iv.attribute_id
        join attribute_value v on v.id = iv.value_id
      where ${passes(filters, 'attribute')}
      group by v.id, a.id order by a.position, a.id, v.position, v.id`)} as attributes,
    (select jsonb_build_object('low', low, 'high', high) from bounds where low is not null) as bounds,
    ${list(sql`
      select (price - low) / step as bar, count(*) as count
      from base, bounds where ${priced} group by 1`)} as bars,
    array[${sql.join(ratings)}] as ratings,
    (select count(*) from base where free_shipping and ${passes(filters, 'shipping')}) as free,
    (select count(*) from base where pickup and ${passes(filters, 'shipping')}) as pickup`;
};

const barWidth = ({ low, high }: Bounds): number => Math.max(1, Math.ceil((high - low + 1) / BARS));

const priceFacet = ({ bounds, bars }: Row): Facets['price'] => {
  if (!bounds) return { min: 0, max: 0, histogram: [] };
  const { low, high } = bounds;
  const width = barWidth(bounds);
  const byBar = new Map(bars.map(({ bar, count }) => [bar, count]));
  const histogram = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, bar) => ({
    from: low + bar * width,
    to: Math.min(high, low + (bar + 1) * width - 1),
    count: byBar.get(bar) ?? 0,
  }));
  return { min: low, max: high, histogram };
};

const attributeFacets = (
  rows: CountedAttribute[],
  language: LanguageCode,
): Facets['attributes'] => {
  const attributes = Map.groupBy(rows, ({ attribute_id }) => attribute_id);
  return [...attributes.values()].map((values) => ({
    id: String(values[0]?.attribute_id),
    title: values[0] ? inLanguage(values[0].attribute_title, language) : '',
    values: values.map(({ id, title, count }) => ({
      id: String(id),
      slug: String(id),
      title: inLanguage(title, language),
      count,
    })),
  }));
};

const facetsOf = (row: Row, language: LanguageCode): Facets => {
  const value = ({ id, slug, title, count }: Counted): FacetValue => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    count,
  });
  return {
    categories: row.categories.map(value),
    sub_categories: row.sub_categories.map(value),
    brands: row.brands.map(value),
    collections: row.collections.map(value),
    price: priceFacet(row),
    ratings: row.ratings.map((count, index) => ({ rating: index + 1, count })).toReversed(),
    shipping_rules: [
      { code: 'free', count: row.free },
      { code: 'pickup', count: row.pickup },
    ],
    attributes: attributeFacets(row.attributes, language),
  };
};

/**
 * Counts what each filter would leave, and all products that pass, in one statement that reads the
 * listing once. A facet is not narrowed by itself: with one brand chosen, the others keep their counts.
 */
export const countFacets = async (
  db: Db,
  scope: Scope,
  filters: Filters,
  language: LanguageCode,
  at: Date,
): Promise<{ total: number; facets: Facets }> => {
  const flags = FACETS.flatMap((facet) => {
    const test = filters.facets[facet];
    return test ? [sql`, ${test} as ${sql.ref(`is_${facet}`)}`] : [];
  });
  const { rows } = await sql<Row>`
    with base as materialized (
      select product_card.product_id, parent_category_id, category_id, brand_id, rating,
        free_shipping, pickup, current_price(product_card, ${at}) as price
        ${sql.join(flags, sql``)}
      from ${source(scope.match)}
      where ${every(filters.always, scope.match)}),
    bounds as (
      select min(price) as low, max(price) as high,
        greatest(1, (max(price) - min(price) + ${BARS}) / ${BARS}) as step
      from base where ${passes(filters, 'price')})
    select ${counts(filters, scope)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the facets answered no row');
  return { total: row.total, facets: facetsOf(row, language) };
};
