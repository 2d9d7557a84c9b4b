import type { PaymentMethod } from '#contract/orders/order-codes.ts';
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

/** A way to pay by its name; `method` is its code where one provider alone goes by that name. */
type NamedMethod = { title: string; method?: PaymentMethod };

/** What the shop takes, by name: two providers of the same kind of payment are one to the shopper. */
export const listMethodNames = (
  payments: readonly PaymentProvider[],
  { currency, t, language }: Asked,
): NamedMethod[] => {
  const titleOf = ({ name, plainName }: PaymentProvider) => nameOf(plainName ?? name, t, language);
  const byTitle = Map.groupBy(listProviders(payments, currency), titleOf);
  return [...byTitle].map(([title, [first, ...others]]) => ({
    title,
    ...(first && others.length === 0 && !first.plainName && { method: first.code }),
  }));
};
