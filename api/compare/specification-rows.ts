import type { ComparedRow } from '#contract/compare/compare.ts';
import {
  compareQuantities,
  isSameValue,
  normaliseText,
  readQuantity,
  type Dimension,
  type Quantity,
} from './quantity.ts';

/** A row of a product's specifications: as it is shown, and in English, by which rows are matched and measured. */
export type Specification = {
  label: string;
  value: string;
  english: { label: string; value: string };
};

export type Specified = {
  id: string;
  in_stock: boolean;
  specifications: readonly Specification[];
};

/**
 * The specifications of which everybody wants more, or less, by their English name, and what they have to be
 * measured in. A heavier pan or a wider table is better for some and worse for others: what is not in this
 * table has no best value.
 */
const BETTER: Readonly<Record<string, { dimension: Dimension; wanted: 'more' | 'less' }>> = {
  'battery life': { dimension: 'time', wanted: 'more' },
  battery: { dimension: 'charge', wanted: 'more' },
  'battery capacity': { dimension: 'charge', wanted: 'more' },
  'burning time': { dimension: 'time', wanted: 'more' },
  brightness: { dimension: 'light', wanted: 'more' },
  'charging time': { dimension: 'time', wanted: 'less' },
  'energy consumption': { dimension: 'electric-energy', wanted: 'less' },
  'maximum load': { dimension: 'mass', wanted: 'more' },
  memory: { dimension: 'data', wanted: 'more' },
  'refresh rate': { dimension: 'frequency', wanted: 'more' },
  'noise level': { dimension: 'sound', wanted: 'less' },
  storage: { dimension: 'data', wanted: 'more' },
  warranty: { dimension: 'months', wanted: 'more' },
};

/**
 * The places of the best of some things, by how two of them are ordered (below 0: the first is better);
 * none where fewer than two are there, all are as good, or some cannot be ordered.
 */
export const placesOfBest = <Thing>(
  things: readonly (Thing | null)[],
  order: (one: Thing, other: Thing) => number | undefined,
): number[] => {
  const known = things.filter((thing): thing is NonNullable<typeof thing> => thing !== null);
  const [first, ...others] = known;
  if (first === undefined || others.length === 0) return [];
  const orders = others.map((other) => order(first, other));
  if (orders.includes(undefined) || orders.every((one) => one === 0)) return [];
  const best = known.reduce((so, thing) => ((order(so, thing) ?? 0) > 0 ? thing : so));
  return things.flatMap((thing, at) => (thing !== null && order(best, thing) === 0 ? [at] : []));
};

const bestPlaces = (label: string, english: readonly (string | null)[]): number[] => {
  const better = BETTER[label];
  if (!better) return [];
  const quantities: (Quantity | null)[] = [];
  for (const value of english) {
    const quantity = value === null ? null : readQuantity(value);
    // A value that is said in other words could be the best.
    if (quantity === undefined || (quantity && quantity.dimension !== better.dimension)) return [];
    quantities.push(quantity);
  }
  const sign = better.wanted === 'less' ? 1 : -1;
  return placesOfBest(quantities, (one, other) => {
    const order = compareQuantities(one, other);
    return order === undefined ? undefined : sign * order;
  });
};

type Said = { shown: string; english: string };

/** What a product says under a label; more than one value of the same label is a list. */
const findValue = ({ specifications }: Specified, key: string): Said | null => {
  const found = specifications.filter(({ english }) => normaliseText(english.label) === key);
  if (found.length === 0) return null;
  return {
    shown: found.map(({ value }) => value).join(', '),
    english: found.map(({ english }) => english.value).join(', '),
  };
};

const isSaidAlike = (values: readonly (Said | null)[]): boolean => {
  const [first] = values;
  return values.every((one) =>
    first && one ? isSameValue(first.english, one.english) : first === one,
  );
};

/** The rows of a comparison: each label that any of the products has, in the order in which they come. */
export const rowsOf = (products: readonly Specified[]): ComparedRow[] => {
  const labels = new Map<string, string>();
  for (const { label, english } of products.flatMap(({ specifications }) => specifications)) {
    const key = normaliseText(english.label);
    if (!labels.has(key)) labels.set(key, label);
  }
  return [...labels].map(([key, label]) => {
    const values = products.map((product) => findValue(product, key));
    const places = bestPlaces(
      key,
      // What is sold out is the best of nothing: nobody can have it.
      values.map((one, at) => (products[at]?.in_stock && one ? one.english : null)),
    );
    return {
      label,
      values: values.map((one) => one && one.shown),
      differs: !isSaidAlike(values),
      best: places.flatMap((at) => products[at]?.id ?? []),
    };
  });
};
