import { sql, type RawBuilder } from 'kysely';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';
import type { Texts } from '#db/types.ts';

/** The text in the asked language, else in English; SQL's `in_language` is the same rule. */
export const inLanguage = (texts: Texts, language: LanguageCode): string =>
  texts[language] || texts.en;

/** Like `inLanguage`, null where there is no text at all. */
export const findInLanguage = (texts: Texts | null, language: LanguageCode): string | null =>
  texts && inLanguage(texts, language);

/** The text of every language of the shop, for links to the same thing in another one. */
export const inEveryLanguage = (texts: Texts): Record<LanguageCode, string> =>
  Object.fromEntries(
    languageCodes.map((language) => [language, inLanguage(texts, language)]),
  ) as Record<LanguageCode, string>;

/** Names as people look them up: in small letters, those with accents beside those without and not behind z. */
export const byLetter = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lower(${name}) collate "und-x-icu"`;
