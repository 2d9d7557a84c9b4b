import { currencyExponent, type Minor } from '#contract/money.ts';

/** What Flutterwave's page takes payments in. */
const CURRENCIES: readonly string[] =
  'CAD CLP COP EGP EUR GBP GHS GNF KES MAD MWK NGN RWF SLL TZS UGX USD XAF XOF ZAR ZMW'.split(' ');

export const settles = (currency: string): boolean => CURRENCIES.includes(currency);

/** As it travels: a number of whole units, 19.99 or 2500. */
export const writeAmount = (amount: Minor, currency: string): number =>
  amount / 10 ** currencyExponent(currency);

/** In the smallest unit: 1.15 x 100 is 114.99999999999999 to a computer. */
export const readAmount = (amount: number, currency: string): Minor =>
  Math.round(amount * 10 ** currencyExponent(currency));
