import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { languageCodes, type LanguageCode } from '#i18n/languages.ts';

/** Whether a column of slugs holds this one, in whatever language; the column's index serves it. */
export const hasSlug = (column: string, slug: string): RawBuilder<SqlBool> => {
  const tests = languageCodes.map(
    (language) => sql`${sql.ref(column)} @> ${JSON.stringify({ [language]: slug })}::jsonb`,
  );
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
};

/** For ordering: the thing that has the slug in the asked language comes first. */
export const hasSlugIn = (
  column: string,
  slug: string,
  language: LanguageCode,
): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.ref(column)} ->> ${language}) = ${slug}`;
