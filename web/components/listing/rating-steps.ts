import type { Facets } from '#contract/catalogue/listing.ts';

const STARS = [4, 3, 2, 1] as const;

type Step = { rating: number; count: number };

/**
 * The least numbers of stars that are worth a choice, the strictest first: those that let more through than the one
 * before, and the one that is chosen. Where none is, one that lets all through is no choice.
 */
export const ratingSteps = (
  ratings: Facets['ratings'],
  chosen: number | null,
  total: number,
): Step[] => {
  const countOf = (stars: number) => ratings.find(({ rating }) => rating === stars)?.count ?? 0;
  return STARS.map((rating) => ({ rating, count: countOf(rating) })).filter(
    ({ rating, count }) =>
      rating === chosen ||
      (count > (rating < STARS[0] ? countOf(rating + 1) : 0) && (chosen !== null || count < total)),
  );
};
