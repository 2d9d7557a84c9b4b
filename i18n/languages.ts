export const languageCodes = ['en', 'fr', 'ar', 'tr', 'hi'] as const;
export type LanguageCode = (typeof languageCodes)[number];

export type Language = {
  code: LanguageCode;
  /** In the language itself, as the language menu shows it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`: Arabic and Hindi shoppers get Latin digits, as prices and phone numbers have. */
  locale: string;
};

/** A text in each language. */
export type InEachLanguage = Readonly<Record<LanguageCode, string>>;

export const defaultLanguage: LanguageCode = 'en';

export const languages: Record<LanguageCode, Language> = {
  en: { code: 'en', name: 'English', direction: 'ltr', locale: 'en-US' },
  fr: { code: 'fr', name: 'Français', direction: 'ltr', locale: 'fr-FR' },
  ar: { code: 'ar', name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
  tr: { code: 'tr', name: 'Türkçe', direction: 'ltr', locale: 'tr-TR' },
  hi: { code: 'hi', name: 'हिन्दी', direction: 'ltr', locale: 'hi-IN-u-nu-latn' },
};

/** Whether `code` names one of our languages; codes are exact, `EN` is none. */
export const isLanguageCode = (code: unknown): code is LanguageCode =>
  languageCodes.some((known) => known === code);
