/** An amount in the currency's minor unit: 12900 is 129.00 in a currency of two decimals. */
export type Minor = number;

export type CurrencySetting = {
  currency: string;
  currency_icon: string;
  /** 1 before the amount, 2 after; French has it after in any case. */
  currency_position: 1 | 2;
};

/** Currencies by their decimals, where these are not two (CLDR, as `Intl` tells them). */
const OTHER_DECIMALS: readonly (readonly [decimals: number, currencies: string])[] = [
  [
    0,
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER',
  ],
  [3, 'BHD JOD KWD LYD OMR TND'],
];

/**
 * How many decimals the currency has: 2 for most, 0 for JPY, 3 for KWD. Told by a list and not by `Intl`:
 * the first format that a page makes keeps a phone busy for 80 ms.
 */
export const currencyExponent = (currency: string): number =>
  OTHER_DECIMALS.find(([, currencies]) => currencies.includes(currency))?.[0] ?? 2;

type Marks = { group: string; decimal: string; groups: RegExp };

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
/** Every two digits above the last three: 12,34,567. */
const LAKHS = /\B(?=(?:\d{2})*\d{3}$)/g;

/** How the shop's languages write numbers (money.test.ts holds them against `Intl`). */
const MARKS: Record<string, Marks> = {
  'en-US': { group: ',', decimal: '.', groups: THOUSANDS },
  'fr-FR': { group: '\u202f', decimal: ',', groups: THOUSANDS },
  'ar-u-nu-latn': { group: ',', decimal: '.', groups: THOUSANDS },
  'tr-TR': { group: '.', decimal: ',', groups: THOUSANDS },
  'hi-IN-u-nu-latn': { group: ',', decimal: '.', groups: LAKHS },
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

/** Below zero each language has a sign of its own. */
const writeAmount = (amount: Minor, exponent: number, locale: string): string => {
  const marks = MARKS[locale];
  if (!marks || !Number.isSafeInteger(amount) || amount < 0)
    return formatOf(locale, exponent).format(amount / 10 ** exponent);
  const digits = String(amount).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent).replace(marks.groups, marks.group);
  return exponent === 0 ? whole : whole + marks.decimal + digits.slice(-exponent);
};

/** The amount alone, without the sign of its currency. */
export const formatAmount = (amount: Minor, currency: string, locale: string): string =>
  writeAmount(amount, currencyExponent(currency), locale);

/**
 * The price as shown: grouped by the locale, the currency's decimals, the shop's symbol on the
 * side that the shop has set, or that the language always has it on: French writes 50,00 $. The caller
 * isolates the text's direction (`<bdi>`).
 */
export const formatMoney = (amount: Minor, setting: CurrencySetting, locale: string): string => {
  const number = formatAmount(amount, setting.currency, locale);
  const icon = setting.currency_icon;
  if (locale === 'fr-FR') return `${number}\u00a0${icon}`;
  return setting.currency_position === 1 ? icon + number : `${number} ${icon}`;
};

/**
 * The stated percent reduction: 100 minus the integer part of current / previous x 100, in whole
 * numbers. Null where there is nothing to show.
 */
export const percentReduction = (current: Minor, previous: Minor): number | null =>
  previous <= 0 || current >= previous ? null : 100 - Math.floor((current * 100) / previous);
