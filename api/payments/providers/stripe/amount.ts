import { currencyExponent, type Minor } from '#contract/money.ts';
import { ProviderRefused } from '#api/payments/provider.ts';

/** What Stripe takes, by how it counts; which of these an account may take depends on its country. */
const TWO_DECIMALS =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SOS SRD SZL THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW'.split(
    ' ',
  );
/** They have no decimals any more, and are still counted by two that are 00. */
const TWO_ZEROS = ['ISK', 'UGX'];
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** In these the last of three decimals is 0. */
const THREE_DECIMALS = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/** By how many decimals Stripe counts the currency; undefined where it does not take it. */
const decimalsOf = (currency: string): number | undefined => {
  if (TWO_DECIMALS.includes(currency) || TWO_ZEROS.includes(currency)) return 2;
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : undefined;
};

/** How many of Stripe's units are one of the shop's: 100 where only Stripe counts decimals, as of HUF. */
const unitsOf = (currency: string): number =>
  10 ** ((decimalsOf(currency) ?? 0) - currencyExponent(currency));

/** Whether Stripe takes the currency, and can name the amount in it: 1.235 of Kuwait's dinar it cannot. */
export const settles = (currency: string, amount: Minor = 0): boolean =>
  decimalsOf(currency) !== undefined && (!THREE_DECIMALS.includes(currency) || amount % 10 === 0);

/** As it travels. Throws ProviderRefused where Stripe cannot name the amount. */
export const writeAmount = (amount: Minor, currency: string): number => {
  if (!settles(currency, amount))
    throw new ProviderRefused('invalid_amount', `Stripe cannot settle ${amount} of ${currency}`);
  return amount * unitsOf(currency);
};

/** An amount that Stripe names, in the shop's smallest unit; undefined where it is finer than that, or none. */
export const readAmount = (amount: number, currency: string): Minor | undefined => {
  if (decimalsOf(currency) === undefined) return undefined;
  const read = amount / unitsOf(currency);
  return Number.isSafeInteger(read) ? read : undefined;
};
