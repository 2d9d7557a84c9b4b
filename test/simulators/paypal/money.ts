/** What PayPal takes, and of which it takes no decimals. */
const TAKEN =
  /^(AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|ILS|MXN|MYR|NOK|NZD|PHP|PLN|SEK|SGD|THB|USD)$/;
const WHOLE = /^(HUF|JPY|TWD)$/;
/** Taiwan's dollar has cents, though PayPal has none of it. */
const isCounted = (currency: string): boolean => currency === 'HUF' || currency === 'JPY';

export type Money = { currency_code: string; value: string };

/** Why PayPal would not take the amount. */
export const faultOf = ({ currency_code, value }: Money): string | undefined => {
  if (WHOLE.test(currency_code))
    return /^[1-9]\d*$/.test(value) ? undefined : 'DECIMALS_NOT_SUPPORTED';
  if (!TAKEN.test(currency_code)) return 'CURRENCY_NOT_SUPPORTED';
  return /^\d+\.\d\d$/.test(value) && Number(value) > 0 ? undefined : 'DECIMAL_PRECISION';
};

/** In minor units. */
export const minorOf = ({ currency_code, value }: Money): number =>
  isCounted(currency_code) ? Number(value) : Math.round(Number(value) * 100);

export const moneyOf = (amount: number, currency_code: string): Money => ({
  currency_code,
  value: WHOLE.test(currency_code)
    ? String(isCounted(currency_code) ? amount : Math.round(amount / 100))
    : (amount / 100).toFixed(2),
});
