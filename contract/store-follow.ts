import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { requiredId } from './ids.ts';
import { pageNumber, pageOf } from './page.ts';
import { storeOverview } from './store.ts';
import { markInput, markState } from './wishlist.ts';

export const followStore = endpoint({
  method: 'POST',
  path: '/user/store/follow',
  summary: 'Follows a store or stops following it',
  audience: 'account',
  json: z.object({ store_id: requiredId('follow.storeRequired'), following: markInput }),
  refusals: { 201: ['follow.storeRequired'], 404: ['api.notFound'] },
  data: z.object({ following: markState }),
});

export const listFollowed = endpoint({
  method: 'GET',
  path: '/user/store/following-list',
  summary: 'The stores that are followed, the newest first',
  audience: 'account',
  cache: 'personal',
  query: z.object({ page: pageNumber }),
  data: pageOf(storeOverview),
});
