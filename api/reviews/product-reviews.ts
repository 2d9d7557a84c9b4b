import { sql, type RawBuilder } from 'kysely';
import { findCatalogueId } from '#contract/ids.ts';
import type { listReviews, ReviewsData } from '#contract/reviews/review.ts';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { partsOfPage, type PagePart } from './page-parts.ts';
import { ratingSummaryOf } from './rating-summary.ts';
import { sumOf, type Counts, type CountsInput, type ReviewCount } from './review-counts.ts';
import { presentReview, reviewColumns, type ReviewRow } from './review-row.ts';

type ReviewQuery = z.output<(typeof listReviews)['query']>;

/** An order of the reviews `r`, and the same one from behind: an index gives both. */
type Order = Record<'start' | 'end', RawBuilder<unknown>>;

/** By the lower bound of the share of readers whom it has helped (migration 0037), then the newest. */
const HELPFUL: Order = {
  start: sql`r.helpfulness desc, r.created_at desc, r.id desc`,
  end: sql`r.helpfulness, r.created_at, r.id`,
};
const NEWEST: Order = {
  start: sql`r.created_at desc, r.id desc`,
  end: sql`r.created_at, r.id`,
};

/**
 * Reviews that stand together, in the order of an index: a page reads these alone, however many reviews
 * there are. `has` says of a count what `which` says of the reviews `r`.
 */
type Group = { which: RawBuilder<unknown>; has: (count: ReviewCount) => boolean };

const ofRating = (rating: number): Group => ({
  which: sql`r.rating = ${rating}`,
  has: (count) => count.rating === rating,
});

/** The groups of an order, the first one first. */
const groupsOf = (sort: ReviewQuery['sort'], language: LanguageCode): readonly Group[] => {
  switch (sort) {
    case 'helpful':
      // Those that the shopper can read come before the others.
      return [
        { which: sql`r.language = ${language}`, has: (count) => count.language === language },
        { which: sql`r.language <> ${language}`, has: (count) => count.language !== language },
      ];
    case 'newest':
      return [{ which: sql`true`, has: () => true }];
    case 'highest':
      return [5, 4, 3, 2, 1].map(ofRating);
    case 'lowest':
      return [1, 2, 3, 4, 5].map(ofRating);
  }
};

/** What the asker wants to see, of the reviews `r`. */
const filterOf = (
  productId: number,
  variantId: number | undefined,
  { rating, with_images }: ReviewQuery,
): RawBuilder<unknown> => sql`
  r.product_id = ${productId} and r.visible
  ${variantId === undefined ? sql`` : sql`and r.inventory_id = ${variantId}`}
  ${rating === undefined ? sql`` : sql`and r.rating = ${rating}`}
  ${with_images === undefined ? sql`` : sql`and r.pictured`}`;

type Part = PagePart<Group & { size: number }>;
type Listing = { filter: RawBuilder<unknown>; order: Order };

const idsOf = (
  { group, from, skipped, rows }: Part,
  at: number,
  { filter, order }: Listing,
): RawBuilder<unknown> => sql`(
  select r.id, ${at}::int as part from review r
  where ${filter} and ${group.which}
  order by ${order[from]}
  limit ${rows}::bigint offset ${skipped}::bigint)`;

const readParts = async (
  db: Db,
  parts: readonly Part[],
  listing: Listing,
  language: LanguageCode,
): Promise<ReviewRow[]> => {
  if (parts.length === 0) return [];
  const ids = parts.map((part, at) => idsOf(part, at, listing));
  const { rows } = await sql<ReviewRow>`
    with listed as (${sql.join(ids, sql` union all `)})
    select ${reviewColumns(language)}
    from listed join review r on r.id = listed.id
    order by listed.part, ${listing.order.start}`.execute(db);
  return rows;
};

/** Where the reviews of a product are read; the counts of several products come together. */
export type ReviewSources = { db: Db; findCounts: (input: CountsInput) => Promise<Counts> };

type Found = Pick<ReviewsData, 'total' | 'in_language' | 'with_images' | 'summary' | 'all'>;

/**
 * How a product is rated, and one page of its reviews, where `total` counts those that the filters let
 * through. Undefined for a product that is not shown. The counts are read first: they say which reviews to
 * read, and from which end.
 */
export const findProductReviews = async (
  { db, findCounts }: ReviewSources,
  productId: number,
  query: ReviewQuery,
  language: LanguageCode,
): Promise<Found | undefined> => {
  const { page, sort, rating, with_images, inventory_id } = query;
  const variantId = inventory_id === undefined ? undefined : (findCatalogueId(inventory_id) ?? 0);
  const { isShown, counts } = await findCounts({ productId, variantId });
  if (!isShown) return undefined;
  const wanted = counts.filter(
    (count) =>
      (variantId === undefined || count.is_of_variant) &&
      (rating === undefined || count.rating === rating) &&
      (with_images === undefined || count.pictured),
  );
  const groups = groupsOf(sort, language).map((group) => ({
    ...group,
    size: sumOf(wanted.filter(group.has)),
  }));
  const listing = {
    filter: filterOf(productId, variantId, query),
    order: sort === 'newest' ? NEWEST : HELPFUL,
  };
  // Not prepared: which index is best depends on how many are skipped.
  const rows = await readParts(db, partsOfPage(groups, offsetOf(page)), listing, language);
  const summary = ratingSummaryOf(counts);
  return {
    total: summary.count,
    in_language: sumOf(counts.filter((count) => count.language === language)),
    with_images: sumOf(counts.filter(({ pictured }) => pictured)),
    summary,
    all: pageOfList(
      rows.map((row) => presentReview(row, language)),
      sumOf(wanted),
      page,
    ),
  };
};
