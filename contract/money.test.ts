import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { currencyExponent, formatMoney } from './money.ts';

const AMOUNTS = [0, 5, 99, 100, 12_900, 99_999, 100_000, 1_234_567, 98_765_432_100, -4_250];
const CURRENCIES = ['EUR', 'USD', 'INR', 'TRY', 'MAD', 'JPY', 'KRW', 'XOF', 'KWD', 'TND'];

test.each(Object.values(languages))('money is written as $name writes numbers', ({ locale }) => {
  for (const currency of CURRENCIES) {
    const decimals = currencyExponent(currency);
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    for (const amount of AMOUNTS) {
      const setting = { currency, currency_icon: '¤', currency_position: 1 } as const;
      expect(formatMoney(amount, setting, locale)).toBe(
        `¤${format.format(amount / 10 ** decimals)}`,
      );
    }
  }
});

test('a currency has as many decimals as the standard says', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect([currency, currencyExponent(currency)]).toEqual([currency, maximumFractionDigits]);
  }
});

test('the sign of a currency stands on the side that the shop has set', () => {
  const setting = { currency: 'EUR', currency_icon: '€', currency_position: 2 } as const;
  expect(formatMoney(129_900, setting, languages.fr.locale)).toBe('1\u202f299,00 €');
});
