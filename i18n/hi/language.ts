import type { LanguageFacts } from '#i18n/language-facts.ts';

export default {
  name: 'हिन्दी',
  direction: 'ltr',
  locale: 'hi-IN-u-nu-latn',
  number: 4,
  percent: (digits) => `${digits}%`,
  slugs: 'own letters',
} satisfies LanguageFacts;
