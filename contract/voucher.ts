import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { minor } from './minor.ts';

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
  store: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type Voucher = z.infer<typeof voucher>;

export const listVouchers = endpoint({
  method: 'GET',
  path: '/vouchers',
  summary: 'The vouchers that the shopper can use',
  data: z.object({ vouchers: z.array(voucher) }),
});
