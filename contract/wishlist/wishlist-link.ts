import { z } from 'zod';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { pageNumber, pageOf } from '#contract/page.ts';

/** The longest name that a shared wishlist may carry. */
const LONGEST_NAME = 60;

const link = z.object({
  /** Opens the list for whoever has it, until it is ended. */
  token: z.string(),
  /** Who the list says it is of; null where it does not. */
  name: z.string().nullable(),
});

export const findWishlistLink = endpoint({
  method: 'GET',
  path: '/user/wishlist/link',
  summary: "The link by which others see the caller's wishlist, null where there is none",
  audience: 'shopper',
  cache: 'personal',
  data: z.object({ link: link.nullable() }),
});

export const shareWishlist = endpoint({
  method: 'POST',
  path: '/user/wishlist/link',
  summary: "Makes the link by which others see the caller's wishlist, or changes the name on it",
  audience: 'shopper',
  json: z.object({
    name: z
      .string()
      .trim()
      .max(LONGEST_NAME, 'wishlist.nameLong')
      .refine((name) => !/\p{Cc}/u.test(name), 'wishlist.nameLong')
      .default(''),
  }),
  refusals: { 201: ['wishlist.nameLong'] },
  data: z.object({ link }),
});

export const endWishlistLink = endpoint({
  method: 'DELETE',
  path: '/user/wishlist/link',
  summary: "Ends the link to the caller's wishlist: nobody sees it by that link any more",
  audience: 'shopper',
  data: z.object({ link: z.null() }),
});

export const openWishlistLink = endpoint({
  method: 'GET',
  path: '/wishlist/shared',
  summary: 'The products of a wishlist that somebody shares, the newest first',
  cache: 'personal',
  query: z.object({ token: z.string().max(100).default(''), page: pageNumber }),
  refusals: { 404: ['api.notFound'] },
  data: pageOf(card).extend({ name: z.string().nullable() }),
});
