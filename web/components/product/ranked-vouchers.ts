import { PRICE_TYPE } from '#contract/codes.ts';
import type { Minor } from '#contract/money.ts';
import type { Voucher } from '#contract/vouchers/voucher.ts';

const savingOf = ({ price_type, value, max_saving }: Voucher, price: Minor): Minor =>
  price_type === PRICE_TYPE.flat
    ? Math.min(value, price)
    : Math.min(Math.floor((price * value) / 100), max_saving ?? price);

/** What one piece at this price lacks for the voucher; nothing where it can be used, or where no product is looked at. */
export const missingFor = ({ min_spend: from }: Voucher, price: Minor | undefined): Minor =>
  price === undefined ? 0 : Math.max(0, from - price);

/** The voucher first that takes most off one piece at this price; behind those that can be used, what lacks least. */
export const rankVouchers = (vouchers: readonly Voucher[], price: Minor): readonly Voucher[] =>
  vouchers.toSorted(
    (one, other) =>
      missingFor(one, price) - missingFor(other, price) ||
      savingOf(other, price) - savingOf(one, price),
  );
