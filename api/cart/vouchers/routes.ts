import { checkVoucher, keepVouchers } from '#contract/use-voucher.ts';
import { listVouchers } from '#contract/voucher.ts';
import type { Routes } from '#api/deps.ts';
import { changing } from '#api/cart/changing.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { readCodes } from '#api/vouchers/codes.ts';
import { keepVouchersOn } from './kept.ts';
import { listOffered } from './offered.ts';
import { watchCodes } from '#api/vouchers/guesses.ts';
import { quoteVoucher } from './validity.ts';

export const voucherRoutes: Routes = (app, deps) => {
  implement(app, deps, listVouchers, async ({ db, guest, now, language }) =>
    ok({ vouchers: await listOffered(db, guest?.id, { now, language }) }),
  );

  const limiters = [deps.limits.vouchers];

  implement(
    app,
    deps,
    checkVoucher,
    (call) => watchCodes(call, call.json.code, () => quoteVoucher(call)),
    {
      limiters,
    },
  );

  implement(
    app,
    deps,
    keepVouchers,
    (call) =>
      watchCodes(call, call.json.codes, () =>
        changing(call, 'cart.updated', async (trx, cart) => {
          const { language, now, json } = call;
          const codes = readCodes(json.codes);
          return (await keepVouchersOn(trx, cart, { codes, language, now })) ?? {};
        }),
      ),
    { limiters },
  );
};
