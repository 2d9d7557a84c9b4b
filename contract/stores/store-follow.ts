import { z } from 'zod';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { requiredId } from '#contract/ids.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { storeOverview } from './store.ts';
import { markInput, markState } from '#contract/wishlist/wishlist.ts';

export const followStore = endpoint({
  method: 'POST',
  path: '/user/store/follow',
  summary: 'Follows a store or stops following it',
  audience: 'account',
  json: z.object({ store_id: requiredId('follow.storeRequired'), following: markInput }),
  refusals: { 201: ['follow.storeRequired', 'follow.full'], 404: ['api.notFound'] },
  data: z.object({ following: markState }),
});

const followedStore = storeOverview.extend({
  /** How many products it has added in the last 30 days, and the newest of them. */
  new_count: z.int().min(0),
  new_products: z.array(card),
});
export type FollowedStore = z.infer<typeof followedStore>;

export const listFollowed = endpoint({
  method: 'GET',
  path: '/user/store/following-list',
  summary: 'The stores that are followed, the newest first, with what is new in them',
  audience: 'account',
  cache: 'personal',
  query: z.object({ page: pageNumber }),
  data: pageOf(followedStore).extend({
    /** Whether the monthly mail of what is new was asked for. */
    store_news: z.boolean(),
  }),
});
export type Followed = z.infer<typeof listFollowed.data>;

export const changeStoreNews = endpoint({
  method: 'POST',
  path: '/user/store/news',
  summary: 'Asks for the monthly mail of what is new in followed stores, or ends it',
  audience: 'account',
  json: z.object({ wanted: z.boolean() }),
  refusals: { 201: ['follow.emailRequired'] },
  data: z.object({ store_news: z.boolean() }),
});

export const endStoreNews = endpoint({
  method: 'POST',
  path: '/user/store/news/end',
  summary: 'Ends the monthly mail by the token of its link, for whoever has it',
  json: z.object({ token: z.string().min(1).max(200) }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({}),
});
