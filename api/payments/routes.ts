import { listPaymentMethods } from '#contract/orders/payment.ts';
import { getSettings } from '#db/settings.ts';
import { customTextIn } from '#i18n/languages.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { nameOf } from './method-names.ts';
import { listProviders } from './payment-methods.ts';
import type { OnlinePayment, PaymentProvider } from './provider.ts';

/** What a way to pay asks of an order that goes to a country. */
const fieldsOf = (online: OnlinePayment | undefined, country: string | undefined) =>
  (online?.fields ?? []).filter(
    ({ countries }) => country === undefined || (countries?.includes(country) ?? true),
  );

/** Where an order goes decides which of two ways to pay by card is the likelier one. */
const rankIn = ({ countries }: PaymentProvider, country: string | undefined): number =>
  country === undefined || (countries?.includes(country) ?? true) ? 0 : 1;

export const paymentRoutes: Routes<{ payments: readonly PaymentProvider[] }> = (app, deps) => {
  implement(app, deps, listPaymentMethods, async ({ db, language, t, query }) => {
    const currency = query.currency ?? (await getSettings(db)).currency;
    const offered = listProviders(deps.payments, currency, query.amount).toSorted(
      (a, b) => rankIn(a, query.country) - rankIn(b, query.country),
    );
    const cards = offered.filter(({ plainName }) => plainName !== undefined);
    const methods = offered.map(({ code, name, plainName, hint, publicKey, online }) => ({
      code,
      name: nameOf(cards.length === 1 && plainName ? plainName : name, t, language),
      ...(hint && { hint: customTextIn(hint, language) }),
      public_key: publicKey,
      currencies: [currency],
      online: online !== undefined,
      fields: fieldsOf(online, query.country).map((field) => ({
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
