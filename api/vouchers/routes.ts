import { listVouchers } from '#contract/voucher.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listUsableVouchers } from './usable.ts';

export const voucherRoutes: Routes = (app, deps) => {
  implement(app, deps, listVouchers, async ({ db, now, language }) =>
    ok({ vouchers: await listUsableVouchers(db, now, language) }),
  );
};
