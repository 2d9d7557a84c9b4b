import type { OfferedVoucher } from '#contract/vouchers/voucher.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findCart } from '#api/cart/cart-row.ts';
import { amountsAfterBundles, readCart, type Cart } from '#api/cart/read-cart.ts';
import { listByCodes } from '#api/vouchers/voucher-candidates.ts';
import { findReason, termsOf } from '#api/vouchers/check-vouchers.ts';
import { listUsableVouchers } from '#api/vouchers/public-vouchers.ts';
import { presentRefusedVoucher } from '#api/vouchers/present-voucher.ts';
import { missingSpend } from '#api/pricing/voucher-saving.ts';

type Moment = { now: Date; language: LanguageCode };

const checkOffered = async (
  db: Db,
  cart: Cart,
  codes: readonly string[],
  { now, language }: Moment,
): Promise<Map<string, Pick<OfferedVoucher, 'usable' | 'reason' | 'missing'>>> => {
  const shopper = { shopperId: cart.shopperId, email: cart.address?.email };
  const lines = amountsAfterBundles(cart.quote);
  const candidates = await listByCodes(db, codes, shopper);
  return new Map(
    candidates.map((voucher) => {
      const { code } = voucher;
      const reason = findReason(voucher, lines, now);
      const missing = missingSpend(termsOf(voucher), lines);
      const presented =
        reason &&
        presentRefusedVoucher({ reason, code, voucher, missing }, cart.currency, language);
      return [code, { usable: !reason, reason: presented?.message ?? null, missing }];
    }),
  );
};

/**
 * The public vouchers that run, each checked against the shopper's cart; without a cart all are
 * usable.
 */
export const listOffered = async (
  db: Db,
  shopperId: string | undefined,
  moment: Moment,
): Promise<OfferedVoucher[]> => {
  const vouchers = await listUsableVouchers(db, moment.now, moment.language);
  const row = shopperId === undefined ? undefined : await findCart(db, shopperId);
  const cart = row && (await readCart(db, row, moment.now));
  const codes = vouchers.map(({ code }) => code);
  const verdicts = cart?.quote.sums.lines.size
    ? await checkOffered(db, cart, codes, moment)
    : undefined;
  return vouchers.map((voucher) => ({
    ...voucher,
    ...(verdicts?.get(voucher.code) ?? { usable: true, reason: null, missing: 0 }),
  }));
};
