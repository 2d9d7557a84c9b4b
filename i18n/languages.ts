import ar from './ar/language.ts';
import en from './en/language.ts';
import fr from './fr/language.ts';
import hi from './hi/language.ts';
import type { LanguageFacts } from './language-facts.ts';
import tr from './tr/language.ts';

/** The languages in the order of the language menu. A new one has its folder and its entry here. */
const entries = { en, fr, ar, tr, hi };

export type LanguageCode = keyof typeof entries;
export type Language = LanguageFacts & { code: LanguageCode };

export const languageCodes = Object.keys(entries) as unknown as readonly [
  LanguageCode,
  ...LanguageCode[],
];

/** A value for each language. */
export const forEachLanguage = <Value>(
  make: (code: LanguageCode) => Value,
): Record<LanguageCode, Value> =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    Value
  >;

export const languages: Record<LanguageCode, Language> = forEachLanguage((code) => ({
  ...entries[code],
  code,
}));

/** A text in the languages that somebody knows, in the default one for sure. */
export type CustomText = Readonly<{ en: string } & Partial<Record<LanguageCode, string>>>;

/** The text in a language, or in the default one. */
export const customTextIn = (text: CustomText, language: LanguageCode): string =>
  text[language] ?? text.en;

export const defaultLanguage: LanguageCode = 'en';

/** Whether `code` names one of our languages; codes are exact, `EN` is none. */
export const isLanguageCode = (code: unknown): code is LanguageCode =>
  languageCodes.some((known) => known === code);
