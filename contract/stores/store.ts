import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listingData, listingQuery } from '#contract/catalogue/listing.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { voucher } from '#contract/vouchers/voucher.ts';

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
});
export type StoreOverview = z.infer<typeof storeOverview>;

export const storeDetail = storeOverview.extend({
  /** All of it. */
  description: z.string().nullable(),
  joined: z.iso.datetime(),
  /** How many accounts follow it. */
  followers: z.int().min(0),
  /** Within how many hours it answers, null where nobody knows. */
  response: z.int().min(1).nullable(),
  /** Within how many days everything that it sells may be given back, null where something may not. */
  return_days: z.int().min(1).nullable(),
  /** Its way to send that is free from such a sum on (minor units), the lowest sum first. */
  free_delivery: z.object({ title: z.string(), from: z.int().min(0) }).nullable(),
  /** Whether something can be fetched there. */
  pickup: z.boolean(),
});
export type StoreDetail = z.infer<typeof storeDetail>;

export const listStores = endpoint({
  method: 'GET',
  path: '/store',
  summary: 'The directory of stores, by name',
  query: z.object({ page: pageNumber }),
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
