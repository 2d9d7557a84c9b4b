import { REVIEW_SORTS, type ReviewSort } from '#contract/sorts.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';

/** How the product page's address asks for reviews: `?reviews_page=2&reviews_rating=5`. */
const PREFIX = 'reviews_';

export type ReviewQuery = {
  page: number;
  sort: ReviewSort;
  rating: number | null;
  pictures: boolean;
  /** The id of a variant: only of those who have bought it. */
  variant: string | null;
};

/** What the address asks for; nonsense is as if it were not there. */
export const reviewQueryOf = (query: URLSearchParams): ReviewQuery => {
  const rating = Number(query.get(`${PREFIX}rating`));
  return {
    page: pageOfQuery(query, `${PREFIX}page`),
    sort: REVIEW_SORTS.find((one) => one === query.get(`${PREFIX}sort`)) ?? 'helpful',
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    pictures: query.get(`${PREFIX}pictures`) === '1',
    variant: /^[1-9]\d{0,14}$/.exec(query.get(`${PREFIX}variant`) ?? '')?.[0] ?? null,
  };
};

const addressOf = (query: URLSearchParams, wanted: ReviewQuery): string => {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | null) => {
    next.delete(PREFIX + name);
    if (value !== null) next.set(PREFIX + name, value);
  };
  set('rating', wanted.rating === null ? null : String(wanted.rating));
  set('pictures', wanted.pictures ? '1' : null);
  set('variant', wanted.variant);
  set('sort', wanted.sort === 'helpful' ? null : wanted.sort);
  set('page', wanted.page > 1 ? String(wanted.page) : null);
  return `?${next}#reviews`;
};

/** What else the address of a product's page may ask for. */
const CARRIED = new Set(['variant', 'place', 'country', 'state', 'questions_page']);

/** The part of an address that links to other reviews carry on; not what advertisers have added. */
export const carriedQuery = (query: URLSearchParams): string =>
  new URLSearchParams(
    [...query].filter(([name]) => CARRIED.has(name) || name.startsWith(PREFIX)),
  ).toString();

export type ReviewLinks = ReturnType<typeof reviewLinks>;

/** The reviews that an address asks for, and what leads from there to others of the same product. */
export const reviewLinks = (text: string) => {
  const query = new URLSearchParams(text);
  const current = reviewQueryOf(query);
  return {
    current,
    /** The variant that is chosen on the page, as far as the address says so. */
    chosenVariant: query.get('variant'),
    /** The address of the same page with other reviews; a changed filter starts at the first page. */
    to: (changes: Partial<ReviewQuery>): string =>
      addressOf(query, { ...current, page: 1, ...changes }),
  };
};
