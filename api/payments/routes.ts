import { listPaymentMethods } from '#contract/payment.ts';
import { getSettings } from '#db/settings.ts';
import { inOwnWords } from '#i18n/languages.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listProviders } from './methods.ts';
import type { PaymentProvider } from './provider.ts';

export const paymentRoutes: Routes<{ payments: readonly PaymentProvider[] }> = (app, deps) => {
  implement(app, deps, listPaymentMethods, async ({ db, language, t, query }) => {
    const currency = query.currency ?? (await getSettings(db)).currency;
    const offered = listProviders(deps.payments, currency, query.amount);
    const methods = offered.map(({ code, name, hint, publicKey, online }) => ({
      code,
      name: typeof name === 'string' ? t(name) : inOwnWords(name, language),
      ...(hint && { hint: inOwnWords(hint, language) }),
      public_key: publicKey,
      currencies: [currency],
      online: online !== undefined,
      fields: (online?.fields ?? []).map((field) => ({
        name: field.name,
        label: t(field.label),
        pattern: field.pattern ?? null,
        input_mode: field.inputMode ?? 'text',
        max_length: field.maxLength,
      })),
    }));
    return ok({ methods });
  });
};
