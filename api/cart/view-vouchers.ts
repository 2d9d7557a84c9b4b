import type { CartVouchers } from '#contract/voucher.ts';
import type { Db } from '#db/client.ts';
import { adviseVouchers } from '#api/vouchers/advise.ts';
import { listProposable } from '#api/vouchers/candidates.ts';
import { tellRefused, tellUsed } from '#api/vouchers/view.ts';
import { amountsAfterBundles, type Cart } from './cart.ts';
import type { Telling } from './view-line.ts';

/** The vouchers on the cart, which ones would save most, and what is missing for another. */
export const tellVouchers = async (
  db: Db,
  { id: cartId, guestId, address, quote, currency, vouchers, refusedVouchers }: Cart,
  { language, now }: Telling,
): Promise<CartVouchers> => {
  const lines = amountsAfterBundles(quote);
  const storeIds = [...new Set(lines.map(({ storeId }) => storeId))];
  const shopper = { guestId, email: address?.email };
  const proposable = await listProposable(db, { cartId, storeIds, now }, shopper);
  const { best, saving, next } = adviseVouchers(proposable, lines, now);
  const { missing = 0 } = next ?? {};
  return {
    applied: tellUsed(vouchers, quote.sums.voucherSavings, language),
    refused: refusedVouchers.map((refused) => tellRefused(refused, currency, language)),
    best: { codes: best.map(({ code }) => code), saving },
    next: next
      ? {
          ...tellRefused(
            { reason: 'minSpend', code: next.voucher.code, voucher: next.voucher, missing },
            currency,
            language,
          ),
          missing,
        }
      : null,
  };
};
