import { PRICE_TYPE } from '#contract/codes.ts';
import type { Minor } from '#contract/money.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';

const savingOf = ({ price_type, value, max_saving }: Voucher, price: Minor): Minor =>
  price_type === PRICE_TYPE.flat
    ? Math.min(value, price)
    : Math.min(Math.floor((price * value) / 100), max_saving ?? price);

/** The voucher that takes most off one piece at this price; undefined where each asks for more. */
export const reachableVoucher = (vouchers: readonly Voucher[], price: Minor): Voucher | undefined =>
  vouchers
    .filter(({ min_spend: from }) => from <= price)
    .toSorted((one, other) => savingOf(other, price) - savingOf(one, price))[0];
