import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from './endpoint.ts';
import { requiredId } from './ids.ts';
import { markInput, markState } from './wishlist.ts';

/** So many products can be compared. */
export const MOST_COMPARED = 4;

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
  summary: 'The products to compare, in the order in which they were added',
  audience: 'account',
  cache: 'personal',
  data: z.object({ products: z.array(card) }),
});
