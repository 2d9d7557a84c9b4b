type Numbers = Intl.NumberFormatOptions;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** How a locale writes numbers. Made once: making one takes longer than drawing a product's card. */
export const numberFormat = (locale: string, options: Numbers = {}): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
};

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

/** Which plural form a number takes; made once per locale. */
export const pluralsOf = (locale: string): Intl.PluralRules => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules;
};
