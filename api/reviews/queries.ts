import { sql, type RawBuilder } from 'kysely';
import { findCatalogueId } from '#contract/ids.ts';
import { PER_PAGE } from '#contract/page.ts';
import type { listReviews, ReviewsData } from '#contract/review.ts';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { ratingCounts, ratingSummaryOf, type RatingCount } from './rating-summary.ts';
import { presentReview, reviewColumns, type ReviewRow } from './review-row.ts';

type ReviewQuery = z.output<(typeof listReviews)['query']>;

/** By the lower bound of the share of readers whom it has helped (migration 0037), then the newest. */
const HELPFUL = sql`r.helpfulness desc, r.created_at desc, r.id desc`;
const NEWEST = sql`r.created_at desc, r.id desc`;

/**
 * Reviews that stand together, in the order of an index: a page reads these alone, however many reviews
 * there are. `counted` says the same of the counts `c` as `which` of the reviews `r`.
 */
type Group = { which: RawBuilder<unknown>; counted: RawBuilder<unknown>; order: typeof HELPFUL };

const ofRating = (rating: number): Group => ({
  which: sql`r.rating = ${rating}`,
  counted: sql`c.rating = ${rating}`,
  order: HELPFUL,
});

/** The groups of an order, the first one first. */
const groupsOf = (sort: ReviewQuery['sort'], language: LanguageCode): readonly Group[] => {
  switch (sort) {
    case 'helpful':
      // Those that the shopper can read come before the others.
      return [
        {
          which: sql`r.language = ${language}`,
          counted: sql`c.language = ${language}`,
          order: HELPFUL,
        },
        {
          which: sql`r.language <> ${language}`,
          counted: sql`c.language <> ${language}`,
          order: HELPFUL,
        },
      ];
    case 'newest':
      return [{ which: sql`true`, counted: sql`true`, order: NEWEST }];
    case 'highest':
      return [5, 4, 3, 2, 1].map(ofRating);
    case 'lowest':
      return [1, 2, 3, 4, 5].map(ofRating);
  }
};

type Filters = { reviews: RawBuilder<unknown>; counted: RawBuilder<unknown> };

/** What the asker wants to see, of the reviews `r`, and how many there are of each kind. */
const filtersOf = (
  productId: number,
  { rating, with_images, inventory_id }: ReviewQuery,
): Filters => {
  const shown = sql`r.product_id = ${productId} and r.visible`;
  const wanted = (table: RawBuilder<unknown>) => sql`
    ${rating === undefined ? sql`` : sql`and ${table}.rating = ${rating}`}
    ${with_images === undefined ? sql`` : sql`and ${table}.pictured`}`;
  if (inventory_id === undefined)
    return {
      reviews: sql`${shown} ${wanted(sql`r`)}`,
      counted: sql`
        select c.language, c.rating, c.reviews from review_count c
        where c.product_id = ${productId} ${wanted(sql`c`)}`,
    };
  const ofVariant = sql`
    ${shown} and r.inventory_id = ${findCatalogueId(inventory_id) ?? 0} ${wanted(sql`r`)}`;
  return {
    reviews: ofVariant,
    counted: sql`
      select r.language, r.rating, count(*)::int as reviews from review r
      where ${ofVariant} group by r.language, r.rating`,
  };
};

/**
 * What a page can have of a group: `before` is how many stand in the groups in front of it. The first groups
 * fill the page, so of the later ones more may be read than is shown. The limit is a constant, by which
 * PostgreSQL knows that it reads few.
 */
const partOf = (
  { which, order }: Group,
  at: number,
  { filters, before, offset }: { filters: Filters; before: RawBuilder<unknown>; offset: number },
): RawBuilder<unknown> => sql`(
  select r.id, ${at}::int as part from review r
  where ${filters.reviews} and ${which}
  order by ${order}
  limit ${sql.raw(String(PER_PAGE))} offset greatest(0, ${offset}::bigint - ${before}))`;

const pageIds = (
  groups: readonly Group[],
  filters: Filters,
  offset: number,
): RawBuilder<unknown> => {
  const parts = groups.map((group, at) => {
    const earlier = groups.slice(0, at).map(({ counted }) => counted);
    const before =
      earlier.length === 0
        ? sql`0`
        : sql`(select coalesce(sum(c.reviews), 0)::bigint from counted c
            where ${sql.join(earlier, sql` or `)})`;
    return partOf(group, at, { filters, before, offset });
  });
  return sql.join(parts, sql` union all `);
};

type Read = { is_shown: boolean; ratings: RatingCount[]; total: number; page: ReviewRow[] };

/**
 * How a product is rated, and one page of its reviews, where `total` counts those that the filters let
 * through. Undefined for a product that is not shown. One statement: each costs more than it reads here.
 */
export const findProductReviews = async (
  db: Db,
  productId: number,
  query: ReviewQuery,
  language: LanguageCode,
): Promise<Pick<ReviewsData, 'total' | 'summary' | 'all'> | undefined> => {
  const { page, sort } = query;
  const filters = filtersOf(productId, query);
  const groups = groupsOf(sort, language);
  const { rows } = await sql<{ found: Read }>`
    with counted as (${filters.counted}),
    listed as (${pageIds(groups, filters, offsetOf(page))})
    select json_build_object(
      'is_shown', exists (select from product_card where product_id = ${productId}),
      'ratings', ${ratingCounts(sql`${productId}`)},
      'total', (select coalesce(sum(reviews), 0) from counted),
      'page', (
        select coalesce(json_agg(one), '[]')
        from (
          select ${reviewColumns(language)}
          from listed join review r on r.id = listed.id
          order by listed.part, ${sort === 'newest' ? NEWEST : HELPFUL}
          limit ${sql.raw(String(PER_PAGE))}) one)) as found`.execute(db);
  const read = rows[0]?.found;
  if (!read?.is_shown) return undefined;
  const summary = ratingSummaryOf(read.ratings);
  return {
    total: summary.count,
    summary,
    all: pageOfList(
      read.page.map((row) => presentReview(row, language)),
      read.total,
      page,
    ),
  };
};
