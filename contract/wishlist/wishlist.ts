import { z } from 'zod';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { requiredId } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { pageNumber, pageOf } from '#contract/page.ts';

/** 1 while it is marked. */
export const markState = z.literal(1).nullable();

/** Whether it is to be marked from now on; without it, the call turns what it is over. */
export const markInput = z.boolean().optional();

export const changeWish = endpoint({
  method: 'POST',
  path: '/user/wishlist/action',
  summary: 'Puts a product on the wishlist or takes it off',
  json: z.object({ product_id: requiredId('wishlist.productRequired'), wished: markInput }),
  refusals: { 201: ['wishlist.productRequired', 'wishlist.full'], 404: ['api.notFound'] },
  data: z.object({
    wished: markState,
    /** Present once: the token of a shopper who is new. */
    user_token: z.string().optional(),
  }),
});

/** A product as the wishlist shows it. */
export const wishedCard = card.extend({
  /** What it cost when it was wished for; null where that is not known. */
  wished_price: minor.nullable(),
  /** So much less it costs now; null where it is not cheaper. */
  cheaper_by: minor.nullable(),
});
export type WishedCard = z.infer<typeof wishedCard>;

export const listWishes = endpoint({
  method: 'GET',
  path: '/user/wishlist/all',
  summary: 'The products on the wishlist, the newest first',
  audience: 'shopper',
  cache: 'personal',
  query: z.object({ page: pageNumber }),
  data: pageOf(wishedCard),
});
