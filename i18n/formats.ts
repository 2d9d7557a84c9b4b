import type { Language } from './languages.ts';

type Numbers = Intl.NumberFormatOptions;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();
const countryNames = new Map<string, Intl.DisplayNames>();
const languageNames = new Map<string, Intl.DisplayNames>();

/** How a locale writes numbers. Made once: making one takes longer than drawing a product's card. */
export const numberFormat = (locale: string, options: Numbers = {}): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
};

/** From here on a number has groups: every language of ours writes smaller ones by the same digits. */
const GROUPED = 1_000;

/**
 * A number as a locale groups it: 1,234 or 1 234. What has no groups is written without a format: the
 * first format that a browser makes keeps a phone for 60 ms, and most pages show small numbers alone.
 */
export const writeNumber = (locale: string, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < GROUPED
    ? String(value)
    : numberFormat(locale).format(value);

/** Whole percents as a language writes them, without a format for the same reason. */
export const writePercent = ({ locale, percent }: Language, value: number): string =>
  percent(writeNumber(locale, value));

/** How a locale writes dates; made once. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
};

/** Node writes them beside the dash of two days; Chromium puts plain ones in their place. */
const THIN_SPACES = /[\u2009\u202f]/g;

/**
 * From one day to another (`2026-11-27`, in UTC) as a locale writes it: "Nov 27 – 30", and one day where both are
 * the same. The same text on server and in browsers, or React would draw the whole page anew.
 */
export const writeDays = (locale: string, from: string, to: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    .replace(THIN_SPACES, ' ');

/** Which plural form a number takes; made once per locale. */
export const pluralsOf = (locale: string): Intl.PluralRules => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules;
};

/** What a locale calls countries, by their codes; made once per locale. */
export const countriesOf = (locale: string): Intl.DisplayNames => {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  countryNames.set(locale, names);
  return names;
};

/** What a language is called in a locale: `tr` is Turkish, or turc. */
export const languageName = (locale: string, code: string): string => {
  const names = languageNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  languageNames.set(locale, names);
  return names.of(code) ?? code;
};
