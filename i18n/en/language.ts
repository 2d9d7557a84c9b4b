import type { LanguageFacts } from '#i18n/language-facts.ts';

export default {
  name: 'English',
  direction: 'ltr',
  locale: 'en-US',
  number: 0,
  percent: (digits) => `${digits}%`,
  slugs: 'Latin letters',
} satisfies LanguageFacts;
