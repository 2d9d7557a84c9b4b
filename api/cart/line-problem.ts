import type { LineProblem } from '#contract/cart/cart.ts';
import type { CurrencySetting } from '#contract/money.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';
import type { MessageKey, Values } from '#i18n/translate.ts';
import { findCountryRules, findState } from '#api/localization/country-rules.ts';
import { nameState } from '#api/localization/state-names.ts';
import type { Destination } from '#contract/delivery/shipping-reach.ts';
import { moneyInText } from '#api/http/money-in-text.ts';
import type { QuantityRefusal } from './quantity-limit.ts';

/** What stands in the way of a line, or what changed since it was added. */
export type Problem =
  | { code: Exclude<LineProblem['code'], 'not_shippable' | 'price_changed'> }
  | { code: 'not_shippable'; to: Destination | undefined }
  | { code: 'price_changed'; from: number; to: number };

/** Only a changed price leaves a line to be ordered. */
export const isBlocking = ({ code }: Problem): boolean => code !== 'price_changed';

const OF_QUANTITY: Partial<Record<QuantityRefusal, Problem>> = {
  'cart.outOfStock': { code: 'out_of_stock' },
  'cart.maximumExceeded': { code: 'exceeds_maximum' },
  'cart.inventoryExceeded': { code: 'exceeds_inventory' },
};

type CheckedLine = {
  available: boolean;
  seenPrice: number;
  unitPrice: number;
  /** The ways to send it to the address, or all of them while no address is known. */
  ways: readonly unknown[];
};

/** The problems of a line, the ones that block it first. */
export const problemsOf = (
  line: CheckedLine,
  refusal: QuantityRefusal | undefined,
  to: Destination | undefined,
): Problem[] => {
  if (!line.available) return [{ code: 'unavailable' }];
  const ofQuantity = refusal && OF_QUANTITY[refusal];
  const problems: Problem[] = ofQuantity ? [ofQuantity] : [];
  if (line.ways.length === 0) problems.push({ code: 'not_shippable', to });
  if (line.seenPrice !== line.unitPrice)
    problems.push({ code: 'price_changed', from: line.seenPrice, to: line.unitPrice });
  return problems;
};

type Said = { key: MessageKey; values?: Values };

const notShippableMessage = (to: Destination | undefined, language: LanguageCode): Said => {
  if (!to) return { key: 'checkout.notShippable' };
  const names = new Intl.DisplayNames([languages[language].locale], { type: 'region' });
  const country = names.of(to.country) ?? to.country;
  if (to.state === '') return { key: 'checkout.notShippableToCountry', values: { country } };
  const rules = findCountryRules(to.country);
  const known = rules && findState(rules, to.state);
  const state = known ? nameState(language, to.country, known) : to.state;
  return { key: 'checkout.notShippableTo', values: { state, country } };
};

/** The message of a problem; its values are written in the language already. */
export const problemMessage = (
  problem: Problem,
  currency: CurrencySetting,
  language: LanguageCode,
): Said => {
  switch (problem.code) {
    case 'unavailable':
      return { key: 'cart.productUnavailable' };
    case 'out_of_stock':
      return { key: 'cart.outOfStock' };
    case 'exceeds_inventory':
      return { key: 'cart.inventoryExceeded' };
    case 'exceeds_maximum':
      return { key: 'cart.maximumExceeded' };
    case 'not_shippable':
      return notShippableMessage(problem.to, language);
    case 'price_changed': {
      const values = {
        from: moneyInText(problem.from, currency, language),
        to: moneyInText(problem.to, currency, language),
      };
      return { key: problem.to > problem.from ? 'cart.priceRose' : 'cart.priceFell', values };
    }
  }
};
