import type { LanguageCode } from '#i18n/languages.ts';

/** The languages that the demo is written in; in any other the shop falls back to English. */
export const DEMO_LANGUAGES = [
  'en',
  'fr',
  'ar',
  'tr',
  'hi',
] as const satisfies readonly LanguageCode[];
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

/** One text in the demo's five languages. */
export type FiveTexts = Record<DemoLanguage, string>;

/** French keeps these signs on the line of their word, with a narrow space between; prices have a wide one. */
const spaced = (french: string): string =>
  french.replaceAll(/ (?=[!?:;»%])|(?<=«) /g, '\u202f').replaceAll(' $', '\u00a0$');

/** Within Arabic a price is written as on its tag, `$50`: without this mark, which is not seen, the sign goes behind. */
const pricesFromTheLeft = (arabic: string): string => arabic.replaceAll(/\$(?=\d)/g, '\u200e$');

/** A text in English, French, Arabic, Turkish and Hindi. */
export const text = (en: string, fr: string, ar: string, tr: string, hi: string): FiveTexts => ({
  en,
  fr: spaced(fr),
  ar: pricesFromTheLeft(ar),
  tr,
  hi,
});

/** The same in every language: numbers with international units, names in Latin letters. */
export const same = (word: string): FiveTexts => text(word, word, word, word, word);

/** Builds a text language by language. */
export const inEach = (write: (language: DemoLanguage) => string): FiveTexts =>
  Object.fromEntries(DEMO_LANGUAGES.map((code) => [code, write(code)])) as FiveTexts;

/** Puts values into `{name}` places of each language. */
export const fillIn = (texts: FiveTexts, values: Record<string, FiveTexts>): FiveTexts =>
  inEach((code) =>
    texts[code].replace(/\{(\w+)\}/g, (place, name: string) => values[name]?.[code] ?? place),
  );

/** A proper name: Latin in English, French and Turkish, transcribed in Arabic and Hindi. */
export const named = (latin: string, ar: string, hi: string): FiveTexts =>
  text(latin, latin, ar, latin, hi);

/** First letter large, the rest as it is. */
export const capitalised = (words: string, locale: string): string =>
  words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1);
