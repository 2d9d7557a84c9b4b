import type { Db, Trx } from '#db/client.ts';
import type { CartRow } from '#api/cart/cart-row.ts';
import { readCart } from '#api/cart/read-cart.ts';
import { refuseAll, type Refused } from '#api/http/reply.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { voucherRefusalMessage } from '#api/vouchers/check-vouchers.ts';

/** The codes of the vouchers on the cart. */
export const listCartCodes = async (db: Db, cartId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('cart_voucher as c')
    .innerJoin('voucher as v', 'v.id', 'c.voucher_id')
    .where('c.cart_id', '=', cartId)
    .select('v.code')
    .orderBy('v.id')
    .execute();
  return rows.map(({ code }) => code);
};

type Keeping = { codes: readonly string[]; language: LanguageCode; now: Date };

/**
 * Puts these vouchers on the cart, in place of those on it. A new voucher that does not apply is
 * refused with its reason, and nothing changes. A voucher that was on the cart already may stay
 * although it no longer applies: the cart says why, and removing another voucher must not fail
 * because of it.
 */
export const saveCartVouchers = async (
  trx: Trx,
  cart: CartRow,
  { codes, language, now }: Keeping,
): Promise<Refused | undefined> => {
  const before = new Set(await listCartCodes(trx, cart.id));
  const { refusedVouchers, currency } = await readCart(trx, cart, now, { codes });
  const [first, ...rest] = refusedVouchers
    .filter(({ code }) => !before.has(code))
    .map((refusal) => voucherRefusalMessage(refusal, currency, language));
  if (first) return refuseAll([first, ...rest]);
  await trx.deleteFrom('cart_voucher').where('cart_id', '=', cart.id).execute();
  if (codes.length === 0) return undefined;
  await trx
    .insertInto('cart_voucher')
    .columns(['cart_id', 'voucher_id'])
    .expression((eb) =>
      eb
        .selectFrom('voucher')
        .select((one) => [one.val(cart.id).as('cart_id'), 'id'])
        .where('code', 'in', codes),
    )
    .execute();
  return undefined;
};
