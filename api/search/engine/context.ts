import { sql } from 'kysely';
import { CALLED_SO } from '#api/search/engine/called-so.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import {
  allOf,
  anyQuery,
  asWord,
  lexemesOf,
  type QueryTerm,
  unitOf,
} from '#api/search/engine/query-term.ts';
import { pairOf } from '#api/search/engine/score.ts';
import { withSynonyms } from '#api/search/engine/synonyms.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import { headLexeme } from '#db/search/lexemes.ts';
import { HEADS } from '#db/search/search-words.ts';

/** Counting further would not change the choice. */
const COUNTED = 100;
/** How much it counts that products have a reading together with the other words. */
const TOGETHER = 2.5;
/** How much it counts that titles have a reading side by side with the words beside it. */
const BESIDE = 3;
/** How much less it counts then how often a reading is used anywhere. */
const ANYWHERE = 0.5;

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

/** In how many titles any of the lexemes names the thing, counted up to a limit. */
export const countNamed = async (
  db: Db,
  lexemes: readonly string[],
  { language }: Vocabulary,
): Promise<number> => {
  const query = anyQuery(lexemes.map((lexeme) => [headLexeme(lexeme)]));
  const { rows } = await sql`
    select from search_doc doc where ${isSeenIn(language, 'doc')}
      and words @@ ${query}::tsquery limit ${sql.lit(COUNTED)}`.execute(prepared(db));
  return rows.length;
};

/** How much it counts that goods are called by a reading: people look for these, not for brands or qualities. */
const NAMED = 3;
/** What is so much less likely than the best reading is not meant. */
const FAR = 5;
/** So many of the likeliest readings are compared by it. */
const LIKELIEST = 6;

/** Those of a word's likeliest readings that may be meant where it stands alone, ordered by likelihood and by whether goods are called so: `teepo` is a teapot, not the brand Tempo. */
export const byCalled = async (
  db: Db,
  readings: Reading[],
  vocabulary: Vocabulary,
): Promise<Reading[]> => {
  const likeliest = readings.slice(0, LIKELIEST);
  if (likeliest.length < 2) return readings;
  const counts = await Promise.all(
    likeliest.map(({ words }) => {
      const noun = HEADS[vocabulary.language].isFirst ? words[0] : words.at(-1);
      return noun === undefined
        ? 0
        : countNamed(db, lexemesOf(asWord(noun, vocabulary), vocabulary), vocabulary);
    }),
  );
  const scored = likeliest.map((reading, at) => ({
    reading,
    score: reading.likelihood + ((counts[at] ?? 0) >= CALLED_SO ? NAMED : 0),
  }));
  const inOrder = scored.toSorted((a, b) => b.score - a.score);
  const best = inOrder[0]?.score ?? 0;
  return inOrder.filter(({ score }) => score >= best - FAR).map(({ reading }) => reading);
};

/** The query around a word: what stands before and behind it. */
export type Around = { before: QueryTerm[]; behind: QueryTerm[] };

export const isAlone = ({ before, behind }: Around): boolean => before.length + behind.length === 0;

/** The query with a word read so, and with what means the same as it and its neighbours. */
const queryWith = (
  { words }: Reading,
  { before, behind }: Around,
  vocabulary: Vocabulary,
): string => {
  const own = words.map((folded) => unitOf(asWord(folded, vocabulary), vocabulary, new Map()));
  return allOf(withSynonyms([...before, ...own, ...behind], vocabulary));
};

/** The text of a tsquery of titles that have a word read so side by side with one that it stands beside. */
const besideOf = (
  { words }: Reading,
  { before, behind }: Around,
  vocabulary: Vocabulary,
): string | null => {
  const own = words.map((folded) => unitOf(asWord(folded, vocabulary), vocabulary, new Map()));
  const [first, last, next] = [own[0], own.at(-1), behind[0]];
  const pairs = [
    first ? pairOf(before.at(-1), first) : null,
    last && next ? pairOf(last, next) : null,
  ].filter((pair) => pair !== null);
  return pairs.length > 0 ? pairs.map((pair) => `(${pair})`).join('|') : null;
};

/** Titles and names, or all texts. */
export type Table = 'search_doc' | 'search_text';

/** In how many products a reading stands with all the other words, and in how many of these beside one. */
type Together = { count: number; beside: number };

/** Counts both for each reading, up to a limit. */
const countTogether = async (
  db: Db,
  table: Table,
  readings: Reading[],
  around: Around,
  vocabulary: Vocabulary,
): Promise<Together[]> => {
  const queries = readings.map((reading) => queryWith(reading, around, vocabulary));
  const pairs = readings.map((reading) => besideOf(reading, around, vocabulary));
  const { rows } = await sql<Together>`
    select found.count, found.beside
    from unnest(${queries}::text[], ${pairs}::text[]) with ordinality input (query, pair, place)
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where words @@ pair::tsquery))::int as beside from (
        select words from ${sql.table(table)} seen where ${isSeenIn(vocabulary.language, 'seen')}
          and words @@ query::tsquery limit ${sql.lit(COUNTED)}) hit) found
    order by place`.execute(prepared(db));
  return rows;
};

/** What titles or texts have to have of a reading's words; null: it is left as it is. */
type Wanted = (units: QueryTerm[]) => string | null;

const heldBy = async (
  db: Db,
  table: Table,
  readings: Reading[],
  wanted: Wanted,
  vocabulary: Vocabulary,
): Promise<Reading[]> => {
  const isHeld = async ({ words }: Reading): Promise<boolean> => {
    const query = wanted(
      words.map((folded) => unitOf(asWord(folded, vocabulary), vocabulary, new Map())),
    );
    if (query === null) return true;
    const { rows } = await sql`
      select from ${sql.table(table)} doc where ${isSeenIn(vocabulary.language, 'doc')}
        and words @@ ${query}::tsquery limit 1`.execute(prepared(db));
    return rows.length > 0;
  };
  const kept = await Promise.all(readings.map(isHeld));
  return readings.filter((_, index) => kept[index]);
};

/** Readings without those of two words that stand side by side in no title. */
export const withoutLooseSplits = (
  db: Db,
  readings: Reading[],
  vocabulary: Vocabulary,
): Promise<Reading[]> =>
  heldBy(
    db,
    'search_doc',
    readings,
    ([left, right]) => (right ? pairOf(left, right) : null),
    vocabulary,
  );

/** Readings without those whose words no title, or no text at all, has together. */
export const withoutStrangers = (
  db: Db,
  table: Table,
  readings: Reading[],
  vocabulary: Vocabulary,
): Promise<Reading[]> => heldBy(db, table, readings, allOf, vocabulary);

type InContext = { reading: Reading; count: number; score: number };

const ALONE: Together = { count: 0, beside: 0 };

/**
 * Where products have some readings together with the other words, that counts, more so side by side, and
 * half as much as else how often a reading is used anywhere: an SD card is one, whatever else says SC.
 */
const inOrder = (readings: Reading[], counts: Together[]): InContext[] => {
  const isTogether = counts.some(({ count }) => count > 0);
  const scoreOf = ({ likelihood, usage }: Reading, { count, beside }: Together): number =>
    isTogether
      ? likelihood -
        ANYWHERE * Math.log(1 + usage) +
        TOGETHER * Math.log(1 + count) +
        BESIDE * Math.log(1 + beside)
      : likelihood;
  return readings
    .map((reading, index) => {
      const together = counts[index] ?? ALONE;
      return { reading, count: together.count, score: scoreOf(reading, together) };
    })
    .toSorted((a, b) => b.score - a.score);
};

/** Orders readings by likelihood and by how many titles (`count`) have them beside the other words. */
export const inTitles = async (
  db: Db,
  readings: Reading[],
  around: Around,
  vocabulary: Vocabulary,
): Promise<InContext[]> =>
  inOrder(
    readings,
    readings.length === 0 || isAlone(around)
      ? []
      : await countTogether(db, 'search_doc', readings, around, vocabulary),
  );

/** The same by the texts, where no title has any of them beside the other words. */
export const inContext = async (
  db: Db,
  readings: Reading[],
  around: Around,
  vocabulary: Vocabulary,
): Promise<InContext[]> => {
  const found = await inTitles(db, readings, around, vocabulary);
  if (isAlone(around) || readings.length < 2 || found.some(({ count }) => count > 0)) return found;
  return inOrder(readings, await countTogether(db, 'search_text', readings, around, vocabulary));
};
