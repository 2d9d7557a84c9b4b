import type { DemoLanguage } from './text.ts';

/** The digits are those of the shop's prices, 0 to 9, in Arabic and Hindi too. */
const LOCALES: Record<DemoLanguage, string> = {
  en: 'en',
  fr: 'fr',
  ar: 'ar-u-nu-latn',
  tr: 'tr',
  hi: 'hi-u-nu-latn',
};

/** The number with the decimal sign of the language. */
export const writeNumber = (n: number, code: DemoLanguage): string =>
  new Intl.NumberFormat(LOCALES[code]).format(n);
