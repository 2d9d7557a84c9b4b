/** The bits of `flags`; the whole stars of the rating stand above them. */
export const PRESENT = 1;
export const IN_STOCK = 2;
export const FREE = 4;
export const PICKUP = 8;
export const STARS_SHIFT = 4;

/** One number that sorts by rating, then by the number of reviews. */
const REVIEWS = 2 ** 31;

/** Rating and number of reviews as one number, by which to sort: the rating first. */
export const ratedOf = (rating: number, reviews: number): number =>
  Math.round(rating * 100) * REVIEWS + reviews;

/**
 * The popularity as a number by which to sort where nobody asked for an order: that of a sold-out product,
 * which stands behind all others, is below zero.
 */
export const relevanceOf = (popularity: number, inStock: boolean): number =>
  inStock ? popularity : -1 / (1 + popularity);

// All sort columns have one type: loops over columns of several types are several times slower.
const makeColumns = (size: number) => ({
  flags: new Uint8Array(size),
  category: new Int32Array(size),
  /** 0: none. */
  brand: new Int32Array(size),
  store: new Int32Array(size),
  /** What the product costs now, minor units. */
  price: new Float64Array(size),
  /** The price as a share of the selling price. */
  share: new Float64Array(size),
  /** See `relevanceOf`. */
  relevance: new Float64Array(size),
  /** Milliseconds since 1970. */
  created: new Float64Array(size),
  /** See `ratedOf`. */
  rated: new Float64Array(size),
  sold: new Float64Array(size),
  /** Numbers of sets. */
  values: new Int32Array(size),
  tags: new Int32Array(size),
  collections: new Int32Array(size),
});

/** What listings count, filter and sort by, each at the product's id. */
export type Columns = ReturnType<typeof makeColumns>;

const FIRST_SIZE = 1024;
/** Ids come from a sequence; a larger id is an error and would take gigabytes of memory. */
const LARGEST_ID = 2 ** 27;

/** Columns of a shop without products. */
export const emptyColumns = (): Columns => makeColumns(FIRST_SIZE);

/** Columns with a place for this product, by doubling. Throws a RangeError for an absurd id. */
export const columnsFor = (id: number, columns: Columns): Columns => {
  if (id < columns.flags.length) return columns;
  if (id > LARGEST_ID) throw new RangeError(`product ${id} is beyond what the facet index holds`);
  let size = columns.flags.length;
  while (size <= id) size *= 2;
  const grown = makeColumns(size);
  for (const name of Object.keys(columns) as (keyof Columns)[]) grown[name].set(columns[name]);
  return grown;
};
