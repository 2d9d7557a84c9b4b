import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';
import { searchWords, type SearchWord } from '#db/search-words.ts';
import { defaultLanguage, type LanguageCode } from '#i18n/languages.ts';

/** More words than anybody types; the rest of a pasted text does not narrow it down further. */
const MOST_WORDS = 12;

type Query = { language: LanguageCode; words: SearchWord[] };

/** How the words of one language are asked for, as text of a tsquery. */
type Step = (words: SearchWord[]) => string;

const all: Step = (words) => words.map(({ stem }) => `'${stem}'`).join(' & ');

/** The last word may be half typed. */
const lastAsPrefix: Step = (words) =>
  words
    .map(({ word, stem }, index) =>
      index === words.length - 1 ? `('${stem}' | '${word}':*)` : `'${stem}'`,
    )
    .join(' & ');

const any: Step = (words) => words.map(({ stem, word }) => `'${stem}' | '${word}':*`).join(' | ');

/** From the strictest to the most forgiving; the first that finds anything is taken. */
const STEPS: Step[] = [all, lastAsPrefix, any];

const queriesOf = (text: string, language: LanguageCode): Query[] =>
  [...new Set([language, defaultLanguage])]
    .map((one) => ({ language: one, words: searchWords(text, one).slice(0, MOST_WORDS) }))
    .filter(({ words }) => words.length > 0);

const documents = (queries: Query[], step: Step): RawBuilder<unknown> =>
  sql`(${sql.join(
    queries.map(
      ({ language, words }) =>
        sql`(d.language = ${language} and d.words @@ ${step(words)}::tsquery)`,
    ),
    sql` or `,
  )})`;

const relevance = (queries: Query[]): RawBuilder<unknown> => {
  const ranks = queries.map(
    ({ language, words }) =>
      sql`case when d.language = ${language} then ts_rank(d.words, ${any(words)}::tsquery) end`,
  );
  return sql`max(coalesce(${sql.join(ranks)}))`;
};

/**
 * The products that a search finds, as a table expression with `product_id` and `relevance`; null
 * where it finds nothing. Titles weigh more than brands and categories, these more than tags and
 * descriptions. The asked language and English are searched.
 */
export type Match = RawBuilder<{ product_id: number; relevance: number }> | null;

export const findMatch = async (db: Db, text: string, language: LanguageCode): Promise<Match> => {
  const queries = queriesOf(text, language);
  if (queries.length === 0) return null;
  const tries = STEPS.map(
    (step, index) => sql`when (
      select count(*) from search_doc d join product_card using (product_id)
      where ${documents(queries, step)}) > 0 then ${index}::int`,
  );
  // Counted, not `exists`: for the first hit alone PostgreSQL would rather read the whole table.
  const { rows } = await sql<{ step: number | null }>`
    select case ${sql.join(tries, sql` `)} end as step`.execute(db);
  const step = STEPS[rows[0]?.step ?? STEPS.length];
  if (!step) return null;
  return sql`(
    select d.product_id, ${relevance(queries)} as relevance
    from search_doc d
    where ${documents(queries, step)}
    group by d.product_id)`;
};
