import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';

/**
 * Whether a column of slugs holds this one, in whatever language; the column's index serves it. A slug
 * that is asked for in capitals is the same one.
 */
export const hasSlug = (column: string, slug: string): RawBuilder<SqlBool> => {
  const spellings = [...new Set([slug, slug.toLowerCase()])];
  const tests = languageCodes.flatMap((language) =>
    spellings.map(
      (spelling) => sql`${sql.ref(column)} @> ${JSON.stringify({ [language]: spelling })}::jsonb`,
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
