import type { LanguageCode } from '#i18n/languages.ts';

/** Jackets: the demo shop has none, but coats. */
export const NOT_SOLD: Record<LanguageCode, string> = {
  en: 'jacket',
  fr: 'veste',
  ar: 'جاكيت',
  tr: 'ceket',
  hi: 'जैकेट',
};
