import type { LanguageFacts } from '#i18n/language-facts.ts';

export default {
  name: 'Türkçe',
  direction: 'ltr',
  locale: 'tr-TR',
  number: 3,
  percent: (digits) => `%${digits}`,
  slugs: 'Latin letters',
} satisfies LanguageFacts;
