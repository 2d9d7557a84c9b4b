import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import { type LanguageCode, languageCodes, languages } from '#i18n/languages.ts';

const LATIN: Record<string, string> = { ı: 'i', œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

const folded = (words: string): string =>
  words
    .replace(/[ıœæßø]/g, (letter) => LATIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/**
 * Words as part of an address: Latin letters without accents, Arabic and Hindi in their script.
 * Whether it is free and not reserved is another question (contract/slug.ts).
 */
export const slugOf = (words: string, language: LanguageCode): string => {
  const lower = words.toLocaleLowerCase(language).normalize('NFC');
  const letters = languages[language].slugs === 'own letters' ? lower : folded(lower);
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
};

/**
 * Whether a column of slugs holds this one, in whatever language; the column's index serves it. A slug
 * that is asked for in capitals is the same one.
 */
export const hasSlug = (column: string, slug: string): RawBuilder<SqlBool> => {
  const spellings = [...new Set([slug, slug.toLowerCase()])];
  const tests = languageCodes.flatMap((language) =>
    spellings.map(
      (spelling) =>
        sql`${sql.ref(column)} @> ${opaqueParameter(sql`${JSON.stringify({ [language]: spelling })}`, 'jsonb')}`,
    ),
  );
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
};

/** For ordering: the thing that has the slug in the asked language comes first. */
export const hasSlugIn = (
  column: string,
  slug: string,
  language: LanguageCode,
): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.ref(column)} ->> ${language}) = ${slug}`;
