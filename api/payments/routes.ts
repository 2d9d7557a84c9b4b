import { listPaymentMethods } from '#contract/payment.ts';
import { getSettings } from '#db/settings.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listProviders } from './methods.ts';

export const paymentRoutes: Routes = (app, deps) => {
  implement(app, deps, listPaymentMethods, async ({ db, t }) => {
    const { currency } = await getSettings(db);
    const methods = listProviders(currency).map(({ code, name, publicKey }) => ({
      code,
      name: t(name),
      public_key: publicKey,
      currencies: [currency],
    }));
    return ok({ methods });
  });
};
