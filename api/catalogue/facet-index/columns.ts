/** The bits of `flags`; the whole stars of the rating stand above them. */
export const PRESENT = 1;
export const IN_STOCK = 2;
export const FREE = 4;
export const PICKUP = 8;
export const STARS_SHIFT = 4;

/** Above as many reviews products of one rating are equal: a rating of 5.00 still fits into 31 bits. */
const MOST_REVIEWS = 2 ** 22 - 1;

/** Rating and number of reviews as one number, by which to sort: the rating first. */
export const ratedOf = (rating: number, reviews: number): number =>
  Math.round(rating * 100) * (MOST_REVIEWS + 1) + Math.min(reviews, MOST_REVIEWS);

const MOST_SOLD = 2 ** 31 - 1;

/** The units sold as a number by which to sort. */
export const soldOf = (sold: number): number => Math.min(sold, MOST_SOLD);

/**
 * The popularity as a number by which to sort where nobody asked for an order: that of a sold-out product,
 * which stands behind all others, is below zero.
 */
export const relevanceOf = (popularity: number, inStock: boolean): number =>
  inStock ? popularity : -1 / (1 + popularity);

// The smallest type that holds a column: a million products are a million times as many bytes as one. A popularity is a
// `real` in the database as well. The loops over sort columns take all three types, which costs them less than a tenth.
const makeColumns = (size: number) => ({
  flags: new Uint8Array(size),
  category: new Int32Array(size),
  /** 0: none. */
  brand: new Int32Array(size),
  store: new Int32Array(size),
  /** What the product costs now, minor units. */
  price: new Float64Array(size),
  /** The price as a share of the selling price. */
  share: new Float32Array(size),
  /** See `relevanceOf`. */
  relevance: new Float32Array(size),
  /** Milliseconds since 1970. */
  created: new Float64Array(size),
  /** See `ratedOf`. */
  rated: new Int32Array(size),
  /** See `soldOf`. */
  sold: new Int32Array(size),
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

/** Columns with a place for this product, and for a sixteenth more. Throws a RangeError for an absurd id. */
export const columnsFor = (id: number, columns: Columns): Columns => {
  if (id < columns.flags.length) return columns;
  if (id > LARGEST_ID) throw new RangeError(`product ${id} is beyond what the facet index holds`);
  const grown = makeColumns(Math.max(FIRST_SIZE, id + 1 + (id >> 4)));
  for (const name of Object.keys(columns) as (keyof Columns)[]) grown[name].set(columns[name]);
  return grown;
};
