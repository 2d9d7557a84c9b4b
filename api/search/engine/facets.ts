import { z } from 'zod';

export type Count = { value: number; count: number };

/** How many matches there are per category, sub-category (or category without any), brand, price band and whole star. */
export type SearchFacets = {
  categories: Count[];
  subCategories: Count[];
  brands: Count[];
  /** Half-octaves of the price: see `bandStart`. */
  priceBands: Count[];
  stars: Count[];
};

const rows = z.array(z.tuple([z.int(), z.number().nullable(), z.int()])).nullable();

/** The bits of grouping(): one for every column that a row is not grouped by. */
const GROUPED = {
  subCategories: 0b01111,
  categories: 0b10111,
  brands: 0b11011,
  priceBands: 0b11101,
  stars: 0b11110,
};

/** The lowest price of a band, in minor units. */
export const bandStart = (band: number): number => Math.ceil(2 ** (band / 2));

/** Reads what the facets of the search statement answer. */
export const readFacets = (answer: unknown): SearchFacets => {
  const counted = rows.parse(answer) ?? [];
  const countsOf = (group: number): Count[] =>
    counted
      .flatMap(([bits, value, count]) =>
        bits === group && value !== null ? [{ value, count }] : [],
      )
      .toSorted((a, b) => b.count - a.count);
  return {
    categories: countsOf(GROUPED.categories),
    subCategories: countsOf(GROUPED.subCategories),
    brands: countsOf(GROUPED.brands),
    priceBands: countsOf(GROUPED.priceBands).toSorted((a, b) => a.value - b.value),
    stars: countsOf(GROUPED.stars),
  };
};
