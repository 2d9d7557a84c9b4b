import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listingData, listingQuery } from '#contract/catalogue/listing.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { voucher } from '#contract/vouchers/voucher.ts';
import { STORE_SORTS } from './store-sorts.ts';

export const storeOverview = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  city: z.string().nullable(),
  /** The beginning of what it says of itself, plain. */
  description: z.string().nullable(),
  /** Of all its products: 0 without reviews, else 1.0 to 5.0. */
  rating: z.number().min(0).max(5),
  review_count: z.int().min(0),
  /** How many it sells. */
  products: z.int().min(0),
  /** How many accounts follow it. */
  followers: z.int().min(0),
});
export type StoreOverview = z.infer<typeof storeOverview>;

export const storeDetail = storeOverview.extend({
  /** All of it. */
  description: z.string().nullable(),
  joined: z.iso.datetime(),
  /** Within how many hours it answers, null where nobody knows. */
  response: z.int().min(1).nullable(),
  /**
   * Within how many days what it sells may be given back, from the shortest time to the longest; null where something
   * may not be given back.
   */
  return_days: z.object({ least: z.int().min(1), most: z.int().min(1) }).nullable(),
  /** Its way to send that is free from such a sum on (minor units), the lowest sum first. */
  free_delivery: z.object({ title: z.string(), from: z.int().min(0) }).nullable(),
  /** Whether something can be fetched there. */
  pickup: z.boolean(),
});
export type StoreDetail = z.infer<typeof storeDetail>;

export const listStores = endpoint({
  method: 'GET',
  path: '/store',
  summary: 'The directory of stores, all of them or those whose name has such words',
  query: z.object({
    /** Beginnings of words of the name, in any language. */
    q: z.string().trim().max(200).optional(),
    sort: z.enum(STORE_SORTS).default('name'),
    page: pageNumber,
  }),
  data: pageOf(storeOverview),
});

export const getStore = endpoint({
  method: 'GET',
  path: '/store/{slug}',
  summary: 'A store with the vouchers for it and its listing, filtered as in /all',
  params: z.object({ slug: z.string().min(1).max(200) }),
  query: listingQuery.omit({ store: true, home_spm: true }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({
    store: storeDetail,
    /** Its own and those of the whole shop. */
    vouchers: z.array(voucher),
    listing: listingData,
  }),
});
