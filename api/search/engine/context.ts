import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { anyQuery, queryLexemes, unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import { asWord } from '#api/search/engine/unit-of-word.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** Counting further would not change the choice. */
const COUNTED = 100;
/** How much it counts that products have a reading together with the other words. */
const TOGETHER = 2;

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
    prepared(db),
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

type Table = 'search_doc' | 'search_text';

/** How many products have each reading together with all the other words, up to a limit. */
const countTogether = async (
  db: Db,
  table: Table,
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
        select from ${sql.table(table)} seen where ${isSeenIn(vocabulary.language, 'seen')}
          and words @@ query::tsquery limit ${sql.lit(COUNTED)}) hit) found
    order by place`.execute(prepared(db));
  return rows.map(({ n }) => n);
};

export type InContext = { reading: Reading; count: number; score: number };

const inOrder = (readings: Reading[], counts: number[]): InContext[] =>
  readings
    .map((reading, index) => {
      const count = counts[index] ?? 0;
      return { reading, count, score: reading.likelihood + TOGETHER * Math.log(1 + count) };
    })
    .toSorted((a, b) => b.score - a.score);

/** Orders readings by likelihood and by how many titles (`count`) have them beside the other words. */
export const inTitles = async (
  db: Db,
  readings: Reading[],
  others: Unit[],
  vocabulary: Vocabulary,
): Promise<InContext[]> =>
  inOrder(
    readings,
    readings.length === 0 || others.length === 0
      ? []
      : await countTogether(db, 'search_doc', readings, others, vocabulary),
  );

/** The same by the texts, where no title has any of them beside the other words. */
export const inContext = async (
  db: Db,
  readings: Reading[],
  others: Unit[],
  vocabulary: Vocabulary,
): Promise<InContext[]> => {
  const found = await inTitles(db, readings, others, vocabulary);
  if (others.length === 0 || readings.length < 2 || found.some(({ count }) => count > 0))
    return found;
  return inOrder(readings, await countTogether(db, 'search_text', readings, others, vocabulary));
};
