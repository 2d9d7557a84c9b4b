import type { LanguageCode } from '#i18n/languages.ts';

/** Trousers: the demo shop has none, but jeans. */
export const NOT_SOLD: Record<LanguageCode, string> = {
  en: 'trousers',
  fr: 'pantalon',
  ar: 'بنطلون',
  tr: 'pantolon',
  hi: 'पैंट',
};
