import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { anyQuery, queryLexemes, unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import { asWord } from '#api/search/engine/unit-of-word.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** Counting further would not change the choice. */
const COUNTED = 100;

/** In how many products lexemes occur anywhere in the texts, counted up to a limit. */
export const countInTexts = async (
  db: Db,
  lexemes: string[],
  { language }: Vocabulary,
): Promise<Map<string, number>> => {
  if (lexemes.length === 0) return new Map();
  const { rows } = await sql<{ lexeme: string; n: number }>`
    select lexeme, found.n from unnest(${lexemes}::text[]) lexeme
    cross join lateral (
      select count(*)::int as n from (
        select from search_text doc where ${isSeenIn(language, 'doc')}
          and words @@ quote_literal(lexeme)::tsquery limit ${sql.lit(COUNTED)}) hit) found`.execute(
    db,
  );
  return new Map(rows.map(({ lexeme, n }) => [lexeme, n]));
};

/** The text of a tsquery for all words of a reading. */
const readingQuery = ({ words }: Reading, vocabulary: Vocabulary): string =>
  words
    .map((folded) => {
      const lexemes = queryLexemes(asWord(folded, vocabulary), vocabulary);
      return anyQuery(lexemes.map((lexeme) => [lexeme]));
    })
    .join('&');

/** How many products have each reading together with all the other words, up to a limit. */
export const countTogether = async (
  db: Db,
  readings: Reading[],
  others: Unit[],
  vocabulary: Vocabulary,
): Promise<number[]> => {
  const queries = readings.map((reading) =>
    [readingQuery(reading, vocabulary), ...others.map(unitQuery)].join('&'),
  );
  const { rows } = await sql<{ n: number }>`
    select found.n from unnest(${queries}::text[]) with ordinality asked (query, place)
    cross join lateral (
      select count(*)::int as n from (
        select from search_doc doc where ${isSeenIn(vocabulary.language, 'doc')}
          and words @@ query::tsquery limit ${sql.lit(COUNTED)}) hit) found
    order by place`.execute(db);
  return rows.map(({ n }) => n);
};
