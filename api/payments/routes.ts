import { listPaymentMethods } from '#contract/payment.ts';
import { getSettings } from '#db/settings.ts';
import { inOwnWords } from '#i18n/languages.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listProviders } from './methods.ts';
import type { PaymentProvider } from './provider.ts';

export const paymentRoutes: Routes<{ payments: readonly PaymentProvider[] }> = (app, deps) => {
  implement(app, deps, listPaymentMethods, async ({ db, language, t }) => {
    const { currency } = await getSettings(db);
    const offered = listProviders(deps.payments, currency);
    const methods = offered.map(({ code, name, hint, publicKey }) => ({
      code,
      name: typeof name === 'string' ? t(name) : inOwnWords(name, language),
      ...(hint && { hint: inOwnWords(hint, language) }),
      public_key: publicKey,
      currencies: [currency],
    }));
    return ok({ methods });
  });
};
