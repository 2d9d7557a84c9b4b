import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { minor } from '#contract/minor.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { languageCodes } from '#i18n/languages.ts';
import { foundStore } from './search.ts';
import { SORTS } from '#contract/sorts.ts';
import { banner } from '#contract/banner.ts';

export const sort = z.enum(SORTS);

/** The list of all reduced products: what `home_spm` names it by, and the word in its address. */
export const HOT_DEALS = { id: 'products', slug: 'hot-deals' } as const;

const slugText = z.string().min(1).max(200);
/** A repeatable parameter: `brand=1&brand=2`. */
const ids = z
  .union([z.string().max(32), z.array(z.string().max(32)).max(50)])
  .transform((value) => [value].flat())
  .optional();

/** What a listing is of, and its filters. Categories go by id, or by slug in any language. */
export const listingQuery = z.object({
  /** These products by their ids, in this order, and no others. */
  product: ids,
  category: slugText.optional(),
  sub_category: slugText.optional(),
  brand: ids,
  tag: ids,
  /** Attribute values: any of one attribute, all of several. */
  attribute: ids,
  collection: z.string().max(32).optional(),
  store: slugText.optional(),
  q: z.string().max(200).optional(),
  /** Parts of `q` that are words and ask for nothing else; see `understood`. */
  literal: z
    .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
    .transform((value) => [value].flat())
    .optional(),
  min: z.coerce.number().int().min(0).max(1e12).optional(),
  max: z.coerce.number().int().min(0).max(1e12).optional(),
  /** At least that many stars. */
  rating: z.coerce.number().int().min(1).max(5).optional(),
  /** `free`: no shipping cost; `pickup`: can be picked up. */
  shipping: z
    .union([z.enum(['free', 'pickup']), z.array(z.enum(['free', 'pickup'])).max(2)])
    .transform((value) => [value].flat())
    .optional(),
  in_stock: z.literal('1').optional(),
  /** `products`: the discounted goods only; or the id of a home block. */
  home_spm: z.string().max(64).optional(),
  sort: sort.optional(),
  page: pageNumber,
});
export type ListingQuery = z.output<typeof listingQuery>;

/** What the listing is of, for its heading, breadcrumbs and links to other languages. */
export const listingSubject = z.object({
  kind: z.enum([
    'everything',
    'category',
    'sub_category',
    'brand',
    'tag',
    'collection',
    'store',
    'search',
    'home_block',
  ]),
  id: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  slug: z.string().nullable(),
  /** The slug in every language: {en, fr, ar, tr, hi}. */
  slugs: z.record(z.string(), z.string()),
  /** The category of a sub-category. */
  parent: z
    .object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      slugs: z.record(z.string(), z.string()),
    })
    .nullable(),
});
export type ListingSubject = z.infer<typeof listingSubject>;

const facetValue = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  count: z.int(),
});
export type FacetValue = z.infer<typeof facetValue>;

const categoryFacetValue = facetValue.extend({ image: z.string() });
export type CategoryFacetValue = z.infer<typeof categoryFacetValue>;

/** `color` where the value is one: "#1d3557". */
const attributeFacetValue = facetValue.extend({ color: z.string().nullable() });
export type AttributeFacetValue = z.infer<typeof attributeFacetValue>;

export const facets = z.object({
  categories: z.array(categoryFacetValue),
  sub_categories: z.array(categoryFacetValue),
  brands: z.array(facetValue),
  collections: z.array(facetValue),
  price: z.object({
    min: minor,
    max: minor,
    histogram: z.array(z.object({ from: minor, to: minor, count: z.int() })),
  }),
  /** How many products have at least that many stars. */
  ratings: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int() })),
  shipping_rules: z.array(z.object({ code: z.enum(['free', 'pickup']), count: z.int() })),
  attributes: z.array(
    z.object({ id: z.string(), title: z.string(), values: z.array(attributeFacetValue) }),
  ),
});
export type Facets = z.infer<typeof facets>;

const readPart = z.object({
  /** What was typed; as `literal` it takes the reading away. */
  text: z.string(),
  /** False where no product is that, and others are shown. */
  applied: z.boolean(),
});

/**
 * What a part of the searched text was read as: a price (under 50), what is not wanted (not leather), a
 * phrase, an attribute (size 42, red), an order (cheap) or who a gift is for.
 */
const understood = z.discriminatedUnion('kind', [
  readPart.extend({ kind: z.literal('price'), min: minor.nullable(), max: minor.nullable() }),
  readPart.extend({ kind: z.enum(['without', 'phrase']), words: z.string() }),
  readPart.extend({
    kind: z.literal('attribute'),
    attribute: z.string(),
    value: z.string(),
    /** The searched text without it, which asks for any value. */
    rest: z.string(),
  }),
  readPart.extend({ kind: z.literal('sort'), sort }),
  readPart.extend({ kind: z.literal('gift'), recipient: z.string() }),
]);
export type Understood = z.infer<typeof understood>;

export const listingData = z.object({
  products: pageOf(card),
  subject: listingSubject,
  facets,
  searched: z.string().nullable(),
  /** Those that the searched text is the name of. */
  stores: z.array(foundStore),
  understood: z.array(understood),
  /**
   * Where nothing, or little of a colour, is all that was asked for: the same in other colours (behind what is,
   * `colours_follow`; in those that are closest to it, `near_colours`) or at other prices, products with some of
   * the words, or as if nothing was understood but words.
   */
  relaxed: z
    .enum([
      'colours_follow',
      'near_colours',
      'other_colours',
      'other_prices',
      'fewer_words',
      'without_filters',
    ])
    .nullable(),
  /** What was searched for and no product is called: these come near. */
  comes_near_to: z.array(z.string()),
  /** Words that no product has, where others of the search have found some. */
  absent: z.array(z.string()),
  /** What was searched for and products only mention in their descriptions; none is called so. */
  mentioned: z.string().nullable(),
  /** Few products are called what was searched for; those behind them are for this, one slip away. */
  then_for: z.string().nullable(),
  /** What was searched instead, where no product has a word of it: "showing results for". */
  corrected: z.string().nullable(),
  /** The language that the words were found in, where products have them in another one than is asked for. */
  found_in: z.enum(languageCodes).nullable(),
  /** "Did you mean". */
  suggestions: z.array(z.string()),
  sort,
  banners: z.array(banner),
  /** Of a brand: its best products, whatever the filters. */
  highlights: z.array(card),
});
export type ListingData = z.infer<typeof listingData>;

export const getListing = endpoint({
  method: 'GET',
  path: '/all',
  summary: 'A listing: cards and facets, by category, brand, store, tag, collection or search',
  query: listingQuery,
  refusals: { 404: ['api.notFound'] },
  data: listingData,
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  summary: 'The cards of a listing alone, for loading more',
  query: listingQuery,
  refusals: { 404: ['api.notFound'] },
  data: z.object({ products: pageOf(card) }),
});
