import { expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { currencyExponent, formatAmount, formatMoney } from './money.ts';

const AMOUNTS = [0, 5, 99, 100, 12_900, 99_999, 100_000, 1_234_567, 98_765_432_100, -4_250];
const CURRENCIES = ['EUR', 'USD', 'INR', 'TRY', 'MAD', 'JPY', 'KRW', 'XOF', 'KWD', 'TND'];

const elsewhere = Object.values(languages).filter(({ locale }) => locale !== 'fr-FR');

test.each(elsewhere)('money is written as $name writes numbers', ({ locale }) => {
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

test('an amount alone is written as its language writes numbers', () => {
  const written = (code: 'en' | 'tr', currency: string) =>
    formatAmount(123_450, currency, languages[code].locale);
  expect(written('en', 'USD')).toBe('1,234.50');
  expect(written('tr', 'USD')).toBe('1.234,50');
  expect(written('tr', 'KWD')).toBe('123,450');
  expect(written('tr', 'JPY')).toBe('123.450');
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
  expect(formatMoney(129_900, setting, languages.tr.locale)).toBe('1.299,00 €');
  const before = { ...setting, currency_position: 1 } as const;
  expect(formatMoney(129_900, before, languages.tr.locale)).toBe('€1.299,00');
});

test('French has the sign after the amount, whatever the shop has set', () => {
  const { locale } = languages.fr;
  for (const currency of ['EUR', 'JPY', 'KWD']) {
    const decimals = currencyExponent(currency);
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const icon = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
    for (const currency_position of [1, 2] as const)
      for (const amount of AMOUNTS) {
        const setting = { currency, currency_icon: icon, currency_position };
        expect(formatMoney(amount, setting, locale)).toBe(format.format(amount / 10 ** decimals));
      }
  }
});
