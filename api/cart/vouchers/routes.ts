import { checkVoucher, keepVouchers } from '#contract/cart/use-voucher.ts';
import { listOwnVouchers } from '#contract/vouchers/own-vouchers.ts';
import { listVouchers } from '#contract/vouchers/voucher.ts';
import type { Routes } from '#api/deps.ts';
import { changeOwnCart } from '#api/cart/change-cart.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { readCodes } from '#api/vouchers/voucher-codes.ts';
import { saveCartVouchers } from './cart-vouchers.ts';
import { listOffered } from './offered-vouchers.ts';
import { listOwn } from './own-vouchers.ts';
import { limitCodeGuesses } from '#api/vouchers/limit-code-guesses.ts';
import { quoteVoucher } from './check-voucher.ts';

export const voucherRoutes: Routes = (app, deps) => {
  implement(app, deps, listVouchers, async ({ db, shopper, now, language }) =>
    ok({ vouchers: await listOffered(db, shopper?.id, { now, language }) }),
  );

  implement(app, deps, listOwnVouchers, async ({ db, shopper, now, language }) =>
    ok(await listOwn(db, { shopperId: shopper?.id, now, language })),
  );

  const limiters = [deps.limits.vouchers];

  implement(
    app,
    deps,
    checkVoucher,
    (call) => limitCodeGuesses(call, call.json.code, () => quoteVoucher(call)),
    {
      limiters,
    },
  );

  implement(
    app,
    deps,
    keepVouchers,
    (call) =>
      limitCodeGuesses(call, call.json.codes, () =>
        changeOwnCart(call, 'cart.updated', async (trx, cart) => {
          const { language, now, json } = call;
          const codes = readCodes(json.codes);
          return (await saveCartVouchers(trx, cart, { codes, language, now })) ?? {};
        }),
      ),
    { limiters },
  );
};
