import type { LanguageFacts } from '#i18n/language-facts.ts';

export default {
  name: 'العربية',
  direction: 'rtl',
  locale: 'ar-u-nu-latn',
  number: 2,
  percent: (digits) => `${digits}\u200e%\u200e`,
  slugs: 'own letters',
  comma: '، ',
} satisfies LanguageFacts;
