import type { LanguageFacts } from '#i18n/language-facts.ts';

export default {
  name: 'Français',
  direction: 'ltr',
  locale: 'fr-FR',
  number: 1,
  percent: (digits) => `${digits}\u00a0%`,
  slugs: 'Latin letters',
} satisfies LanguageFacts;
