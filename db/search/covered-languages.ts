import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { defaultLanguage, forEachLanguage, languages } from '#i18n/languages.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The bit of each language in the columns `speaks_for`. */
export const BITS = forEachLanguage((code) => 2 ** languages[code].number);

/** The languages as one number. */
export const bitsOf = (languages: readonly LanguageCode[]): number =>
  languages.reduce((bits, language) => bits | BITS[language], 0);

/**
 * True for the rows of search_doc or search_text (`alias`) that a shopper of the language sees: a
 * product's own document in that language, else the one in the default language that speaks for it.
 * Each product has exactly one. Literals, so that PostgreSQL goes to those two partitions alone.
 */
export const isSeenIn = (language: LanguageCode, alias: string): RawBuilder<SqlBool> => {
  const partition = sql.ref(`${alias}.language`);
  return language === defaultLanguage
    ? sql`${partition} = ${sql.lit(language)}`
    : sql`${partition} in (${sql.lit(language)}, ${sql.lit(defaultLanguage)}) and ${sql.ref(`${alias}.speaks_for`)} & ${sql.lit(BITS[language])} <> 0`;
};

/** True for the rows of search_df, suggest and suggest_top that speak for a language. */
export const isWordIn = (language: LanguageCode): RawBuilder<SqlBool> =>
  sql`speaks_for & ${sql.lit(BITS[language])} <> 0`;
