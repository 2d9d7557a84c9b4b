import { customTextIn, type LanguageCode } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import { listProviders } from './payment-methods.ts';
import type { PaymentProvider } from './provider.ts';

/** What a way to pay is called. */
export const nameOf = (
  name: PaymentProvider['name'],
  t: Translate,
  language: LanguageCode,
): string => (typeof name === 'string' ? t(name) : customTextIn(name, language));

type Asked = { currency: string; t: Translate; language: LanguageCode };

/** What the shop takes, by name: two providers of the same kind of payment are one to the shopper. */
export const listMethodNames = (
  payments: readonly PaymentProvider[],
  { currency, t, language }: Asked,
): string[] => [
  ...new Set(
    listProviders(payments, currency).map(({ name, plainName }) =>
      nameOf(plainName ?? name, t, language),
    ),
  ),
];
