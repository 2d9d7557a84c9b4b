import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Card } from '#contract/card.ts';
import type { Sort } from '#contract/sorts.ts';
import { PER_PAGE } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, selectCards } from '#api/catalog/cards.ts';
import { offsetOf } from '#api/catalog/pages.ts';
import type { Match } from '#api/search/match.ts';
import type { Filters, Test } from './filters.ts';
import type { Scope } from './scope.ts';

/** `product_card`, joined with what the search found. */
export const source = (match: Match | undefined): RawBuilder<unknown> =>
  match
    ? sql`product_card join ${match} found on found.product_id = product_card.product_id`
    : sql`product_card`;

/** Every product passes the empty list of tests; none passes a search without results. */
export const every = (tests: Test[], match?: Match): Test =>
  sql<SqlBool>`(${sql.join([match === null ? sql`false` : sql`true`, ...tests], sql` and `)})`;

const relevance = ({ match, collection, homeBlock }: Scope): RawBuilder<unknown> => {
  if (match) return sql`found.relevance desc, product_card.popularity desc`;
  if (homeBlock?.kind === 'products')
    return sql`array_position(${homeBlock.products}::bigint[], product_card.product_id)`;
  if (collection)
    return sql`(select pc.position from product_collection pc
      where pc.collection_id = ${collection.id} and pc.product_id = product_card.product_id)`;
  return sql`product_card.popularity desc`;
};

const order = (sort: Sort, scope: Scope, at: Date): RawBuilder<unknown> => {
  const price = sql`current_price(product_card, ${at})`;
  const orders: Record<Sort, RawBuilder<unknown>> = {
    relevance: relevance(scope),
    newest: sql`product_card.created_at desc`,
    price_asc: price,
    price_desc: sql`${price} desc`,
    rating: sql`product_card.rating desc, product_card.review_count desc`,
    best_selling: sql`product_card.sold desc`,
    reduction: sql`${price}::float8 / product_card.selling`,
  };
  return sql`${orders[sort]}, product_card.product_id`;
};

type Asked = { sort: Sort; page: number; language: LanguageCode; at: Date };

/** One page of the cards that pass every filter. */
export const listCards = async (
  db: Db,
  scope: Scope,
  filters: Filters,
  { sort, page, language, at }: Asked,
): Promise<Card[]> => {
  if (scope.match === null) return [];
  const tests = [...filters.always, ...Object.values(filters.facets)];
  const ids = sql<{ product_id: number }>`
    select product_card.product_id, row_number() over (order by ${order(sort, scope, at)}) as place
    from ${source(scope.match)}
    where ${every(tests)}
    order by ${order(sort, scope, at)}
    limit ${PER_PAGE} offset ${offsetOf(page)}`;
  const rows = await selectCards(db)
    .innerJoin(
      sql<{ product_id: number; place: number }>`(${ids})`.as('chosen'),
      'chosen.product_id',
      'product_card.product_id',
    )
    .orderBy('chosen.place')
    .execute();
  return rows.map((row) => cardOf(row, language, at));
};

/** How many products pass every filter. */
export const countProducts = async (db: Db, scope: Scope, filters: Filters): Promise<number> => {
  const tests = [...filters.always, ...Object.values(filters.facets)];
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${source(scope.match)}
    where ${every(tests, scope.match)}`.execute(db);
  return rows[0]?.total ?? 0;
};
