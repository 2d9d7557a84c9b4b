import { formatMoney, type CurrencySetting, type Minor } from '#contract/money.ts';
import { languages, type LanguageCode } from '#i18n/languages.ts';

const ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** An amount inside a sentence: kept in one piece where the sentence runs right to left. */
export const moneyInText = (
  amount: Minor,
  currency: CurrencySetting,
  language: LanguageCode,
): string => {
  const { direction, locale } = languages[language];
  const text = formatMoney(amount, currency, locale);
  return direction === 'rtl' ? `${ISOLATE}${text}${POP_ISOLATE}` : text;
};
