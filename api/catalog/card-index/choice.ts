import { FREE, IN_STOCK, PICKUP, PRESENT, STARS_SHIFT } from './columns.ts';
import type { Shelf } from './shelf.ts';

/** The values of an attribute that a shopper chose some of. */
export type ChosenAttribute = { values: readonly number[]; chosen: readonly number[] };

/** What a listing is narrowed down to; ids of things, prices in minor units. */
export type Choice = {
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

export const EVERYTHING: Choice = {
  tags: [],
  inStock: false,
  discounted: false,
  brands: [],
  shipping: [],
  attributes: [],
};

/** Which facet alone keeps a product out; from ATTRIBUTE on, the attribute with that index. */
export const PASSES = 0;
export const CATEGORY = 1;
export const BRAND = 2;
export const COLLECTION = 3;
export const PRICE = 4;
export const RATING = 5;
export const SHIPPING = 6;
export const ATTRIBUTE = 7;
/** Not of this listing, or kept out by two facets at least. */
export const OUT = -1;

const flagged = (ids: readonly number[], size: number): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const id of ids) if (id < size) flags[id] = 1;
  return flags;
};

/** Per set, whether one of these ids is in it. */
const setsWith = (ids: readonly number[], members: Shelf['tags']['members']): Uint8Array => {
  const wanted = new Set(ids);
  return Uint8Array.from(members, (set) => (set.some((id) => wanted.has(id)) ? 1 : 0));
};

/** Per set of values, which attribute alone it fails; 0 none, OUT two. */
const failuresOfSets = (
  attributes: readonly ChosenAttribute[],
  members: Shelf['values']['members'],
): Int8Array => {
  const failures = new Int8Array(members.length);
  for (const [index, { chosen }] of attributes.entries()) {
    const has = setsWith(chosen, members);
    for (let set = 0; set < has.length; set += 1)
      if (!has[set]) failures[set] = failures[set] === PASSES ? ATTRIBUTE + index : OUT;
  }
  return failures;
};

const bitsOf = ({ inStock }: Choice): number => PRESENT | (inStock ? IN_STOCK : 0);

const shippingBits = ({ shipping }: Choice): number =>
  (shipping.includes('free') ? FREE : 0) | (shipping.includes('pickup') ? PICKUP : 0);

/**
 * Compiles a choice into a test of one product: what keeps it out. It is asked for every product of
 * the shop, so everything that can be looked up is looked up before.
 */
export const compile = (choice: Choice, shelf: Shelf): ((id: number) => number) => {
  const { flags, category, parent, brand, store, price, selling, values, tags, collections } =
    shelf.columns;
  const always = bitsOf(choice);
  const { discounted, store: ofStore, category: main, subCategory: sub, rating: stars } = choice;
  const ofTags = choice.tags.length > 0 ? setsWith(choice.tags, shelf.tags.members) : undefined;
  const ofBrands = choice.brands.length > 0 ? flagged(choice.brands, shelf.ends.brand) : undefined;
  const ofCollection =
    choice.collection === undefined
      ? undefined
      : setsWith([choice.collection], shelf.collections.members);
  const failures =
    choice.attributes.length > 0
      ? failuresOfSets(choice.attributes, shelf.values.members)
      : undefined;
  const { min = 0, max = Infinity } = choice.price ?? {};
  const shipping = shippingBits(choice);

  return (id) => {
    const bits = flags[id] ?? 0;
    if ((bits & always) !== always) return OUT;
    if (ofStore !== undefined && store[id] !== ofStore) return OUT;
    if (ofTags && !ofTags[tags[id] ?? 0]) return OUT;
    const cost = price[id] ?? 0;
    if (discounted && cost >= (selling[id] ?? 0)) return OUT;
    let failure = PASSES;
    if ((main !== undefined && parent[id] !== main) || (sub !== undefined && category[id] !== sub))
      failure = CATEGORY;
    if (ofBrands && !ofBrands[brand[id] ?? 0]) failure = failure === PASSES ? BRAND : OUT;
    if (failure === OUT) return OUT;
    if (ofCollection && !ofCollection[collections[id] ?? 0])
      failure = failure === PASSES ? COLLECTION : OUT;
    if (cost < min || cost > max) failure = failure === PASSES ? PRICE : OUT;
    if (failure === OUT) return OUT;
    if (stars !== undefined && bits >> STARS_SHIFT < stars)
      failure = failure === PASSES ? RATING : OUT;
    if (shipping && !(bits & shipping)) failure = failure === PASSES ? SHIPPING : OUT;
    if (!failures || failure === OUT) return failure;
    const attribute = failures[values[id] ?? 0] ?? OUT;
    if (attribute === PASSES) return failure;
    return failure === PASSES ? attribute : OUT;
  };
};
