import { z } from 'zod';
import { cartData, cartSummary } from './cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { minor } from '#contract/minor.ts';
import { required } from '#contract/required.ts';
import {
  codeList,
  refusedVoucher,
  usedVoucher,
  voucher,
  VOUCHER_REFUSALS,
} from '#contract/vouchers/voucher.ts';

export const checkVoucher = endpoint({
  method: 'POST',
  path: '/voucher/validity',
  summary: 'What the order would cost with a voucher; consumes nothing and keeps nothing',
  audience: 'shopper',
  json: z.object({
    code: z.string(required('voucher.codeRequired')).trim().min(1, 'voucher.codeRequired').max(64),
    /** The vouchers to use beside it; without this those on the cart. */
    with: codeList.optional(),
  }),
  refusals: { 201: [...VOUCHER_REFUSALS, 'voucher.codeRequired', 'checkout.nothingSelected'] },
  data: z.object({
    voucher,
    /** What this voucher takes off. */
    saving: minor,
    /** The sums with all vouchers that hold: what order/action would charge. */
    summary: cartSummary,
    vouchers: z.array(usedVoucher),
    /** Those of `with` that do not hold any more. */
    refused: z.array(refusedVoucher),
  }),
});

export const keepVouchers = endpoint({
  method: 'POST',
  path: '/cart/vouchers',
  summary: 'Puts these vouchers on the cart, in place of those on it; an empty list takes all off',
  audience: 'shopper',
  json: z.object({ codes: codeList }),
  refusals: { 201: VOUCHER_REFUSALS },
  data: cartData,
});
