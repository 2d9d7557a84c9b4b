import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from '#contract/endpoint.ts';

const named = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
});

/** A store that is found by its name. */
export const foundStore = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  logo: z.string().nullable(),
});
export type FoundStore = z.infer<typeof foundStore>;

/** What the search field offers for the text typed so far, best first. */
export const suggestionsData = z.object({
  product: z.array(card),
  /** What was typed and no product is called: these products come near. */
  comes_near_to: z.array(z.string()),
  /** The search whose results these products are: the text, or what it will probably become. */
  search: z.string(),
  /** Whole queries that begin with the text. */
  suggested: z.array(z.object({ title: z.string() })),
  /** `category` is the one that a sub-category is in. */
  sub_category: z.array(
    named.extend({ category: z.object({ id: z.string(), slug: z.string(), title: z.string() }) }),
  ),
  category: z.array(named),
  /** Brands with products whose names begin with the text. */
  brands: z.array(named),
  /** Whose names begin with the text. */
  stores: z.array(foundStore),
});
export type SuggestionsData = z.infer<typeof suggestionsData>;

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Suggestions for the text in the search field: products, keywords, categories; without a text what is popular',
  query: z.object({
    /** Without a text: what is popular. */
    q: z.string().max(200).default(''),
    /** In place of the header; an unknown one is the header's. */
    language: z.string().max(20).optional(),
  }),
  data: suggestionsData,
});
