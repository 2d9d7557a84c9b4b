import { z } from 'zod';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { requiredId } from '#contract/ids.ts';
import { markInput, markState } from '#contract/wishlist/wishlist.ts';

/** So many products can be compared. */
export const MOST_COMPARED = 4;

const comparedProduct = card.extend({
  category: z.object({ id: z.string(), title: z.string() }),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ComparedProduct = z.infer<typeof comparedProduct>;

const comparedRow = z.object({
  label: z.string(),
  /** One for each product, in their order; null where it says nothing of it. */
  values: z.array(z.string().nullable()),
  /** Whether they differ once units are the same: 1.5 kg and 1500 g do not. */
  differs: z.boolean(),
  /** Ids of the products that have the best value; empty where there is no better or worse. */
  best: z.array(z.string()),
});
export type ComparedRow = z.infer<typeof comparedRow>;

const comparison = z.object({
  products: z.array(comparedProduct),
  /** What their specifications say, side by side. */
  rows: z.array(comparedRow),
  /** Ids of the cheapest and of the best rated; empty where they are all alike. */
  best: z.object({ price: z.array(z.string()), rating: z.array(z.string()) }),
  /** They are of different categories, so that little can be compared. */
  mixed: z.boolean(),
});
export type Comparison = z.infer<typeof comparison>;

export const changeComparison = endpoint({
  method: 'POST',
  path: '/compare-list/action',
  summary: `Puts a product beside those to compare (${MOST_COMPARED} at most) or takes it away`,
  audience: 'account',
  json: z.object({ product_id: requiredId('compare.productRequired'), compared: markInput }),
  refusals: { 201: ['compare.productRequired', 'compare.full'], 404: ['api.notFound'] },
  data: z.object({ compared: markState }),
});

export const listCompared = endpoint({
  method: 'GET',
  path: '/user/compare-list/all',
  summary:
    'The products to compare, in the order in which they were added, and what they differ in',
  audience: 'account',
  cache: 'personal',
  data: comparison.extend({
    /** Opens the same comparison for whoever has it; null while there is nothing to compare. */
    share_token: z.string().nullable(),
  }),
});

export const getSharedComparison = endpoint({
  method: 'GET',
  path: '/compare-list/shared',
  summary: 'The comparison that somebody has shared, by its token',
  cache: 'personal',
  query: z.object({ token: z.string().min(1).max(200) }),
  refusals: { 404: ['api.notFound'] },
  data: comparison,
});
