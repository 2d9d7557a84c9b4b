import { refuse, type Answer } from './answers.ts';

const COUNTED_WHOLE = /^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/;
const THREE_DECIMALS = /^(BHD|JOD|KWD|OMR|TND)$/;
/** Whole in the end, and counted by two decimals all the same. */
const MULTIPLES_OF_100 = /^(ISK|UGX)$/;
const TWO_DECIMALS =
  /^(AED|ALL|AUD|BRL|CAD|CHF|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|INR|MAD|MXN|NGN|NOK|NZD|PLN|SAR|SEK|SGD|TRY|TWD|USD|ZAR)$/;
/** A shop has no decimals of these, though Stripe counts two. */
const SHOP_COUNTS_WHOLE = /^(ALL|COP|HUF|IDR|ISK|UGX)$/;

/** Why Stripe would not take the amount; `currency` as it travels. */
export const faultOf = (amount: number, currency: string): Answer | undefined => {
  const code = currency.toUpperCase();
  const known = [COUNTED_WHOLE, THREE_DECIMALS, MULTIPLES_OF_100, TWO_DECIMALS];
  if (currency === code || !known.some((pattern) => pattern.test(code)))
    return refuse(400, { code: 'invalid_currency', param: 'currency' });
  if (!Number.isSafeInteger(amount) || amount < 1)
    return refuse(400, { code: 'parameter_invalid_integer', param: 'amount' });
  if (THREE_DECIMALS.test(code) && amount % 10 !== 0)
    return refuse(400, { code: 'invalid_charge_amount', param: 'amount' });
  if (MULTIPLES_OF_100.test(code) && amount % 100 !== 0)
    return refuse(400, { code: 'invalid_charge_amount_no_decimal_compatible', param: 'amount' });
  return undefined;
};

/** An amount as a shop counts it. */
export const minorOf = (amount: number, currency: string): number =>
  SHOP_COUNTS_WHOLE.test(currency.toUpperCase()) ? amount / 100 : amount;

/** How Stripe counts an amount of a shop. */
export const unitsOf = (minor: number, currency: string): number =>
  SHOP_COUNTS_WHOLE.test(currency.toUpperCase()) ? minor * 100 : minor;
