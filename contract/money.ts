/** An amount in the currency's minor unit: 12900 is 129.00 in a currency of two decimals. */
export type Minor = number;

export type CurrencySetting = {
  currency: string;
  currency_icon: string;
  /** 1 before the amount, 2 after. */
  currency_position: 1 | 2;
};

const exponents = new Map<string, number>();

const readExponent = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** How many decimals the currency has: 2 for most, 0 for JPY, 3 for KWD (ISO 4217 by way of `Intl`). */
export const currencyExponent = (currency: string): number => {
  const exponent = exponents.get(currency) ?? readExponent(currency);
  exponents.set(currency, exponent);
  return exponent;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: a page has a hundred prices, and making a format takes longer than drawing a card. */
const formatOf = (locale: string, decimals: number): Intl.NumberFormat => {
  const key = `${locale} ${decimals}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
};

/**
 * The price as shown: grouped by the locale, the currency's decimals, the shop's symbol on the
 * side that the shop has set. The caller isolates the text's direction (`<bdi>`).
 */
export const formatMoney = (amount: Minor, setting: CurrencySetting, locale: string): string => {
  const exponent = currencyExponent(setting.currency);
  const number = formatOf(locale, exponent).format(amount / 10 ** exponent);
  return setting.currency_position === 1
    ? `${setting.currency_icon}${number}`
    : `${number} ${setting.currency_icon}`;
};

/**
 * The stated percent reduction: 100 minus the integer part of current / previous x 100, in whole
 * numbers. Null where there is nothing to show.
 */
export const percentReduction = (current: Minor, previous: Minor): number | null =>
  previous <= 0 || current >= previous ? null : 100 - Math.floor((current * 100) / previous);
