import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { minor } from '#contract/minor.ts';

export const voucherStore = z.object({ slug: z.string(), name: z.string() }).nullable();

export const voucher = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** 1 flat (value in minor units), 2 percent (value in whole percent). */
  price_type: z.union([z.literal(1), z.literal(2)]),
  value: z.int().min(1),
  min_spend: minor,
  max_saving: minor.nullable(),
  /** Until when it can be used. */
  validity: z.iso.datetime(),
  /** Null: a voucher of the platform. */
  store: voucherStore,
});
export type Voucher = z.infer<typeof voucher>;

/** Codes of vouchers, one or several. */
export const codeList = z.union([z.string().max(64), z.array(z.string().max(64)).max(20)]);

/** Why a voucher cannot be used. */
export const VOUCHER_REFUSALS = [
  'voucher.unknown',
  'voucher.notYet',
  'voucher.ended',
  'voucher.usedUp',
  'voucher.usedByYou',
  'voucher.notFirstOrder',
  'voucher.minSpend',
  'voucher.wrongStore',
  'voucher.onePlatform',
  'voucher.onePerStore',
] as const;

export const usedVoucher = z.object({
  code: z.string(),
  title: z.string(),
  /** Null: a voucher of the platform. */
  store: voucherStore,
  saving: minor,
  /** Of one that takes a share up to a limit: whole percent and the limit. */
  cap: z.object({ percent: z.int().min(1), amount: minor }).nullable(),
});

/** `message` says why, translated. */
export const refusedVoucher = z.object({ code: z.string(), message: z.string() });

export const cartVouchers = z.object({
  /** On the cart and taken off the sums. */
  applied: z.array(usedVoucher),
  /** On the cart, but not holding for what is selected. */
  refused: z.array(refusedVoucher),
  /** The combination that saves most; empty where no voucher helps. */
  best: z.object({ codes: z.array(z.string()), saving: minor }),
  /** The voucher that would help once a little more is bought; `message` says how much more. */
  next: refusedVoucher
    .extend({
      missing: minor,
      /** The applied one whose place it would take; null where it adds to those that are applied. */
      replaces: z.string().nullable(),
    })
    .nullable(),
});
export type CartVouchers = z.infer<typeof cartVouchers>;

export const offeredVoucher = voucher.extend({
  /** Whether it would hold for what is selected in the caller's cart. */
  usable: z.boolean(),
  /** Why it would not, translated. */
  reason: z.string().nullable(),
  /** What is missing until its minimum spend, 0 when it is reached. */
  missing: minor,
});
export type OfferedVoucher = z.infer<typeof offeredVoucher>;

export const listVouchers = endpoint({
  method: 'GET',
  path: '/vouchers',
  summary: 'The vouchers that the shopper can use, judged by what is selected in their cart',
  cache: 'personal',
  data: z.object({ vouchers: z.array(offeredVoucher) }),
});
