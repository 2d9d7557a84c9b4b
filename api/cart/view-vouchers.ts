import type { CartVouchers } from '#contract/voucher.ts';
import { adviseVouchers } from '#api/vouchers/advise.ts';
import { tellRefused, tellUsed } from '#api/vouchers/view.ts';
import { amountsAfterBundles, type Cart } from './cart.ts';
import type { Telling } from './view-line.ts';

/** The vouchers on the cart, which ones would save most, and what is missing for another. */
export const tellVouchers = (
  { quote, currency, vouchers, refusedVouchers, proposable }: Cart,
  { language, now }: Telling,
): CartVouchers => {
  const { best, saving, next } = adviseVouchers(proposable, amountsAfterBundles(quote), now);
  return {
    applied: tellUsed(vouchers, quote.sums.voucherSavings, language),
    refused: refusedVouchers.map((refused) => tellRefused(refused, currency, language)),
    best: { codes: best.map(({ code }) => code), saving },
    next: next
      ? {
          ...tellRefused(
            { reason: 'minSpend', code: next.voucher.code, ...next },
            currency,
            language,
          ),
          missing: next.missing,
        }
      : null,
  };
};
