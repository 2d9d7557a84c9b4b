import type { Understood } from '#contract/catalogue/listing.ts';
import type { QueryDeclaration } from '#web/lib/query/declared-query.ts';
import { SORTS, type Sort } from '#contract/sorts.ts';

/**
 * The part of an address that filters, sorts and pages a listing. Prices are in whole units of the
 * currency here, as shoppers write them; the loader turns them into minor units.
 */
export const FILTERS = [
  'brand',
  'attribute',
  'min',
  'max',
  'rating',
  'collection',
  'shipping',
  'in_stock',
] as const;
type Filter = (typeof FILTERS)[number];

/** What every listing reads of its address: filters, sort and page. */
export const LISTING = {
  page: 'page',
  sort: 'one',
  brand: 'many',
  attribute: 'many',
  min: 'one',
  max: 'one',
  rating: 'one',
  collection: 'one',
  shipping: 'many',
  in_stock: 'one',
} as const satisfies QueryDeclaration & Record<Filter, unknown>;

/** The same of a listing that can be narrowed to a category. */
export const NARROWED_LISTING = { ...LISTING, category: 'one' } as const;
/** What can be taken away: a filter, or the category that a search is narrowed to. */
type Narrowing = Filter | 'category';

const WAYS = ['free', 'pickup'] as const;
type Way = (typeof WAYS)[number];

export type Filters = {
  brand: string[];
  /** Values of any attribute. */
  attribute: string[];
  collection: string | null;
  min: string | null;
  max: string | null;
  rating: number | null;
  shipping: Way[];
  inStock: boolean;
};

const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

const ID = /^\d{1,15}$/;
/** More values than these are nobody's choice, and the API takes no more. */
const MOST_VALUES = 50;

const ids = (query: URLSearchParams, name: Filter): string[] =>
  query
    .getAll(name)
    .filter((id) => ID.test(id))
    .slice(0, MOST_VALUES);

const amount = (text: string | null): string | null => {
  const plain = text?.trim().replace(',', '.') ?? '';
  return AMOUNT.test(plain) ? plain : null;
};

/** The filters that an address asks for; nonsense is as if it were not there. */
export const filtersOf = (query: URLSearchParams): Filters => {
  const rating = Number(query.get('rating'));
  return {
    brand: ids(query, 'brand'),
    attribute: ids(query, 'attribute'),
    collection: ids(query, 'collection')[0] ?? null,
    min: amount(query.get('min')),
    max: amount(query.get('max')),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    shipping: WAYS.filter((way) => query.getAll('shipping').includes(way)),
    inStock: query.get('in_stock') === '1',
  };
};

/** The filters, with a price that was read from the searched text where the address has none. */
export const withReadPrice = (
  filters: Filters,
  understood: readonly Understood[],
  exponent: number,
): Filters => {
  const price = understood.find(({ kind, applied }) => kind === 'price' && applied);
  if (price?.kind !== 'price') return filters;
  const asTyped = (minor: number | null) =>
    minor === null ? null : String(minor / 10 ** exponent);
  return {
    ...filters,
    min: filters.min ?? asTyped(price.min),
    max: filters.max ?? asTyped(price.max),
  };
};

/** The order that an address asks for, if any. */
export const sortOf = (query: URLSearchParams): Sort | undefined =>
  SORTS.find((one) => one === query.get('sort'));

/** An amount as a shopper writes it, in minor units: "12.5" is 1250 with two decimals. */
export const minorOf = (text: string, exponent: number): number =>
  Math.round(Number(text) * 10 ** exponent);

/** Whether the address filters at all (by brand only where that is no brand's own page). */
export const isFiltered = (query: URLSearchParams, own: readonly string[] = []): boolean =>
  FILTERS.some((name) => !own.includes(name) && query.has(name));

/** The query without one filter's value (or the whole filter), from its first page. */
export const without = (
  query: URLSearchParams,
  names: readonly Narrowing[],
  value?: string,
): string => {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const name of names) next.delete(name, value);
  return `?${next}`;
};

/** The query with these prices at most and at least, in minor units. */
export const withPrices = (
  query: URLSearchParams,
  { from, to }: { from: number; to: number },
  exponent: number,
): string => {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.set('min', String(from / 10 ** exponent));
  next.set('max', String(to / 10 ** exponent));
  return `?${next}`;
};

/** More parts than these nothing was read in, and the API takes no more. */
const MOST_LITERAL = 20;

/** The parts of the searched text that the address takes for words alone. */
export const literalOf = (query: URLSearchParams): string[] =>
  query
    .getAll('literal')
    .map((text) => text.slice(0, 200))
    .slice(0, MOST_LITERAL);

/** The query with a part of the searched text taken for words alone. */
export const withLiteral = (query: URLSearchParams, text: string): string => {
  const next = new URLSearchParams(query);
  next.delete('page');
  next.append('literal', text);
  return `?${next}`;
};

/** The query without a reading: with the rest of the text, or with the part taken for words alone. */
export const withoutReading = (query: URLSearchParams, part: Understood): string => {
  if (part.kind !== 'attribute' || part.rest === '') return withLiteral(query, part.text);
  const next = new URLSearchParams(query);
  next.delete('page');
  next.set('q', part.rest);
  return `?${next}`;
};

/** How many choices the address narrows by; a price is one, whichever ends of it are given. */
export const countFilters = (query: URLSearchParams, own: readonly string[] = []): number => {
  const values = [...FILTERS, 'category' as const]
    .filter((name) => !own.includes(name) && name !== 'max')
    .reduce((sum, name) => sum + query.getAll(name).length, 0);
  return values + (query.has('max') && !query.has('min') ? 1 : 0);
};

/** Whether a choice among these leaves out anything, or one is made already. */
export const isChoice = (
  values: readonly { count: number }[],
  total: number,
  isMade: boolean,
): boolean => isMade || values.some(({ count }) => count > 0 && count < total);

/** The names and values that a form has to carry along, so that it changes only its own. */
export const othersOf = (
  query: URLSearchParams,
  own: readonly string[],
): [name: string, value: string][] =>
  [...query].filter(([name]) => name !== 'page' && !own.includes(name));
