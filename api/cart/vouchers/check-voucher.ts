import type { DataOf } from '#contract/endpoint.ts';
import type { checkVoucher } from '#contract/cart/use-voucher.ts';
import { findCart } from '#api/cart/cart-row.ts';
import { readCart } from '#api/cart/read-cart.ts';
import { presentSummary } from '#api/cart/present-cart.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, refuse, refuseAll, type Reply } from '#api/http/reply.ts';
import { readCodes } from '#api/vouchers/voucher-codes.ts';
import { listCartCodes } from './cart-vouchers.ts';
import { voucherRefusalMessage } from '#api/vouchers/check-vouchers.ts';
import {
  savingBy,
  presentRefusedVoucher,
  presentUsedVouchers,
  presentVoucher,
} from '#api/vouchers/present-voucher.ts';

/**
 * What the selected lines cost with the voucher, beside the others on the cart or those that were
 * named. It is read by the same function as the order, so the order charges what this says.
 */
export const quoteVoucher = async ({
  db,
  shopper,
  json,
  language,
  now,
}: Call<typeof checkVoucher>): Promise<Reply<DataOf<typeof checkVoucher>>> => {
  const row = await findCart(db, shopper.id);
  if (!row) return refuse('checkout.nothingSelected');
  const [code = ''] = readCodes(json.code);
  const beside = json.with === undefined ? await listCartCodes(db, row.id) : readCodes(json.with);
  const codes = [...beside.filter((one) => one !== code), code];
  const cart = await readCart(db, row, now, { codes });
  if (cart.quote.sums.lines.size === 0) return refuse('checkout.nothingSelected');

  const { currency, refusedVouchers, vouchers, quote } = cart;
  const refusal = refusedVouchers.find((one) => one.code === code);
  if (refusal) return refuseAll([voucherRefusalMessage(refusal, currency, language)]);
  const voucher = vouchers.find((one) => one.code === code);
  if (!voucher) throw new Error('a voucher was neither accepted nor refused');
  const savings = quote.sums.voucherSavings;
  return ok({
    voucher: presentVoucher(voucher, language),
    saving: savingBy(savings, voucher.id),
    summary: presentSummary(cart),
    vouchers: presentUsedVouchers(vouchers, savings, language),
    refused: refusedVouchers.map((one) => presentRefusedVoucher(one, currency, language)),
  });
};
