import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { minor } from '#contract/minor.ts';
import { voucher } from './voucher.ts';

/** A voucher as it stands for one shopper and what is selected in their cart. */
export const ownVoucher = voucher.extend({
  state: z.enum(['usable', 'not_yet', 'used', 'expired']),
  /** From when it can be used. */
  starts: z.iso.datetime(),
  /** With not_yet, what is missing: its time, an amount, or anything of its store. */
  lacks: z.enum(['time', 'spend', 'store']).nullable(),
  /** What is to be spent beside what is selected, 0 where its minimum is reached. */
  missing: minor,
  /** Whether it is on the cart. */
  on_cart: z.boolean(),
  /** What it has saved the shopper, and when last; null where it was never used. */
  saved: minor.nullable(),
  used_at: z.iso.datetime().nullable(),
});
export type OwnVoucher = z.infer<typeof ownVoucher>;

export const listOwnVouchers = endpoint({
  method: 'GET',
  path: '/user/vouchers',
  summary: 'The vouchers of the shop and those that the shopper has used, by what became of them',
  cache: 'personal',
  data: z.object({
    /** Of each state the first to end first; used and expired ones the last first. */
    vouchers: z.array(ownVoucher),
    /** Whether anything is selected that a voucher could be put on. */
    can_apply: z.boolean(),
  }),
});
