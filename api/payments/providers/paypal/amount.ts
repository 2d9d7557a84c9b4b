import { z } from 'zod';
import { currencyExponent, type Minor } from '#contract/money.ts';
import { readDecimal, writeDecimal } from '#api/payments/decimal-amount.ts';
import { ProviderRefused } from '#api/payments/provider.ts';

/** What PayPal takes; Brazil's, China's and Malaysia's only from within those countries. */
const CURRENCIES: readonly string[] =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  );
/** Of these it takes no decimals, whatever the currency itself has. */
const WHOLE: readonly string[] = ['HUF', 'JPY', 'TWD'];

const decimalsOf = (currency: string): number => (WHOLE.includes(currency) ? 0 : 2);

/** How many of the shop's smallest unit are one of PayPal's. */
const unitOf = (currency: string): number =>
  10 ** (currencyExponent(currency) - decimalsOf(currency));

/** Whether PayPal takes the currency, and can name the amount in it: 99.50 of Taiwan's dollar it cannot. */
export const settles = (currency: string, amount: Minor = 0): boolean =>
  CURRENCIES.includes(currency) && amount % unitOf(currency) === 0;

/** As it travels. Throws ProviderRefused where PayPal cannot name the amount. */
export const writeMoney = (amount: Minor, currency: string) => {
  if (!settles(currency, amount))
    throw new ProviderRefused('DECIMAL_PRECISION', `PayPal cannot settle ${amount} of ${currency}`);
  const value = writeDecimal(amount / unitOf(currency), decimalsOf(currency));
  return { currency_code: currency, value };
};

/** An amount that PayPal names, in the shop's smallest unit. */
export const money = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code, value }, context) => {
    const amount = readDecimal(value, currencyExponent(currency_code));
    if (amount !== undefined) return { amount, currency: currency_code };
    context.addIssue({ code: 'custom', message: 'is no amount of this currency' });
    return z.NEVER;
  });
