import type { DataOf } from '#contract/endpoint.ts';
import type { checkVoucher } from '#contract/use-voucher.ts';
import { findCart, readCart } from '#api/cart/cart.ts';
import { tellSummary } from '#api/cart/view.ts';
import type { Call } from '#api/http/run-call.ts';
import { ok, refuse, refuseAll, type Reply } from '#api/http/reply.ts';
import { readCodes } from '#api/vouchers/codes.ts';
import { listKeptCodes } from './kept.ts';
import { sayVoucherRefusal } from '#api/vouchers/judge.ts';
import { savingBy, tellRefused, tellUsed, tellVoucher } from '#api/vouchers/view.ts';

/**
 * What the selected lines cost with the voucher, beside the others on the cart or those that were
 * named. It is read by the same function as the order, so the order charges what this says.
 */
export const quoteVoucher = async ({
  db,
  guest,
  json,
  language,
  now,
}: Call<typeof checkVoucher>): Promise<Reply<DataOf<typeof checkVoucher>>> => {
  const row = await findCart(db, guest.id);
  if (!row) return refuse('checkout.nothingSelected');
  const [code = ''] = readCodes(json.code);
  const beside = json.with === undefined ? await listKeptCodes(db, row.id) : readCodes(json.with);
  const codes = [...beside.filter((one) => one !== code), code];
  const cart = await readCart(db, row, now, { codes });
  if (cart.quote.sums.lines.size === 0) return refuse('checkout.nothingSelected');

  const { currency, refusedVouchers, vouchers, quote } = cart;
  const refusal = refusedVouchers.find((one) => one.code === code);
  if (refusal) return refuseAll([sayVoucherRefusal(refusal, currency, language)]);
  const voucher = vouchers.find((one) => one.code === code);
  if (!voucher) throw new Error('a voucher was neither accepted nor refused');
  const savings = quote.sums.voucherSavings;
  return ok({
    voucher: tellVoucher(voucher, language),
    saving: savingBy(savings, voucher.id),
    summary: tellSummary(cart),
    vouchers: tellUsed(vouchers, savings, language),
    refused: refusedVouchers.map((one) => tellRefused(one, currency, language)),
  });
};
