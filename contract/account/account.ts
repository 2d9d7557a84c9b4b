import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** The visitor, and what of theirs is marked on pages that are the same for everybody. */
export const profile = z.object({
  is_logged_in: z.boolean(),
  cart_count: z.int().min(0),
  /** Of the account; null for a guest. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The address of their picture in the shop, for them alone; `user/picture` has its bytes. */
  image: z.string().nullable(),
  language: z.string().nullable(),
  /** Ids of products. */
  wished: z.array(z.string()),
  compared: z.array(z.string()),
  /** Ids of stores. */
  followed: z.array(z.string()),
  /** Whether an order of theirs stands: what is for a first order is not for them. */
  has_ordered: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'Who is here: name, cart count, wished and compared products, followed stores',
  cache: 'personal',
  query: z.object({
    /** Counts only where no header names the caller. */
    user_token: z.string().max(100).optional(),
  }),
  data: profile,
});
