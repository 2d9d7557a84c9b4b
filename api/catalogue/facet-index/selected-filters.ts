/** The values of an attribute that a shopper chose some of. */
export type ChosenAttribute = { values: readonly number[]; chosen: readonly number[] };

/** What a listing is narrowed down to; ids of things, prices in minor units. */
export type SelectedFilters = {
  store?: number | undefined;
  tags: readonly number[];
  inStock: boolean;
  /** Only what costs less than its selling price. */
  discounted: boolean;
  category?: number | undefined;
  subCategory?: number | undefined;
  /** The category whose sub-categories are counted. */
  parent?: number | undefined;
  brands: readonly number[];
  collection?: number | undefined;
  price?: { min: number; max: number } | undefined;
  /** At least that many stars. */
  rating?: number | undefined;
  shipping: readonly ('free' | 'pickup')[];
  attributes: readonly ChosenAttribute[];
};
