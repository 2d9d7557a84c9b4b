import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import type { Token } from '#db/search/normalise.ts';
import { listReadings } from '#api/search/engine/correct.ts';
import { lexemesDf, queryLexemes } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** What a query means: its units in reading order, and what was changed to get there. */
export type PreparedQuery = {
  units: Unit[];
  corrected: { from: string; to: string } | null;
  /** Other readings of the words that were corrected, as whole queries. */
  suggestions: string[];
};

type Word = Pick<Token, 'word' | 'folded' | 'joined'>;

const MOST_WORDS = 12;
const MOST_UNITS = 7;
const MOST_SUGGESTIONS = 3;
/** Frequent enough not to be counted further. */
const COUNTED = 1_000;

/** In how many products words occur that titles, brands and categories do not have. */
const countInTexts = async (
  db: Db,
  lexemes: string[],
  vocabulary: Vocabulary,
): Promise<Map<string, number>> => {
  if (lexemes.length === 0) return new Map();
  const { rows } = await sql<{ lexeme: string; n: number }>`
    select lexeme, found.n from unnest(${lexemes}::text[]) lexeme
    cross join lateral (
      select count(*)::int as n from (
        select from search_text where language = ${sql.lit(vocabulary.language)}
          and words @@ quote_literal(lexeme)::tsquery limit ${sql.lit(COUNTED)}) hit) found`.execute(
    db,
  );
  return new Map(rows.map(({ lexeme, n }) => [lexeme, n]));
};

const asWord = (folded: string, vocabulary: Vocabulary): Word => ({
  word: vocabulary.spelling(folded),
  folded,
  joined: null,
});

const joinedLexemes = ({ joined }: Word, vocabulary: Vocabulary): string[] =>
  joined === null ? [] : queryLexemes({ word: joined, folded: joined }, vocabulary);

const unitOf = (word: Word, vocabulary: Vocabulary, textDf: ReadonlyMap<string, number>): Unit => {
  const lexemes = [
    ...new Set([...queryLexemes(word, vocabulary), ...joinedLexemes(word, vocabulary)]),
  ];
  const inTexts = Math.max(0, ...lexemes.map((lexeme) => textDf.get(lexeme) ?? 0));
  return {
    folded: word.folded,
    alternatives: lexemes.map((lexeme) => [lexeme]),
    df: lexemesDf(lexemes, vocabulary) || inTexts,
  };
};

/** Words with a lexeme; where all words say nothing, there is nothing to search. */
const searchable = (words: Word[], vocabulary: Vocabulary): Word[] =>
  words.filter((word) => queryLexemes(word, vocabulary).length > 0);

const showWords = (words: string[][], vocabulary: Vocabulary): string =>
  words.flat().map(vocabulary.spelling).join(' ');

/** All units of a term with synonyms become one, its alternatives the term and what means the same. */
const withSynonyms = (units: Unit[], vocabulary: Vocabulary): Unit[] => {
  const merged: Unit[] = [];
  for (let at = 0; at < units.length;) {
    const term = findTerm(units, at, vocabulary);
    const first = units[at];
    if (!first) break;
    merged.push(term ? unitOfTerm(units.slice(at, at + term.length), term, vocabulary) : first);
    at += term?.length ?? 1;
  }
  return merged;
};

type Term = { length: number; synonyms: string[] };

const findTerm = (units: Unit[], at: number, vocabulary: Vocabulary): Term | undefined => {
  for (let length = vocabulary.longestSynonym; length > 0; length -= 1) {
    const words = units.slice(at, at + length);
    const synonyms = vocabulary.synonyms(words.map(({ folded }) => folded).join(' '));
    if (words.length === length && synonyms.length > 0) return { length, synonyms };
  }
  return undefined;
};

const conjunctionOf = (term: string, vocabulary: Vocabulary): string[] =>
  term
    .split(' ')
    .flatMap((folded) => queryLexemes(asWord(folded, vocabulary), vocabulary).slice(0, 1));

const unitOfTerm = (units: Unit[], { synonyms }: Term, vocabulary: Vocabulary): Unit => {
  const others = synonyms
    .map((term) => conjunctionOf(term, vocabulary))
    .filter((all) => all.length > 0);
  const own =
    units.length === 1
      ? units.flatMap(({ alternatives }) => alternatives)
      : [units.flatMap(({ alternatives }) => alternatives[0] ?? [])];
  const dfs = [...own, ...others].map((all) =>
    Math.min(...all.map((lexeme) => vocabulary.lexemeDf(lexeme))),
  );
  return {
    folded: units.map(({ folded }) => folded).join(' '),
    alternatives: [...own, ...others],
    df: Math.max(...dfs),
  };
};

const isKnown = ({ df }: Unit): boolean => df > 0;

/** The units that tell most, in reading order. */
const mostTelling = (units: Unit[]): Unit[] => {
  const kept = new Set(units.toSorted((a, b) => a.df - b.df).slice(0, MOST_UNITS));
  return units.filter((unit) => kept.has(unit));
};

/**
 * Reads a query: stop words go, words that no product has are corrected or split, synonyms are
 * added, and words that stay unknown are left out unless nothing else remains.
 */
export const prepareQuery = async (
  db: Db,
  q: string,
  vocabulary: Vocabulary,
): Promise<PreparedQuery> => {
  const words = searchable(tokens(q, vocabulary.language), vocabulary).slice(0, MOST_WORDS);
  const lexemesOf = (word: Word): string[] => [
    ...queryLexemes(word, vocabulary),
    ...joinedLexemes(word, vocabulary),
  ];
  const missing = words.filter((word) => lexemesDf(lexemesOf(word), vocabulary) === 0);
  const textDf = await countInTexts(db, missing.flatMap(lexemesOf), vocabulary);
  const isUnknown = (word: Word): boolean => !isKnown(unitOf(word, vocabulary, textDf));

  const readings = words.map((word) =>
    isUnknown(word) ? listReadings(word.folded, vocabulary) : [],
  );
  const chosen = words.map((word, index) => readings[index]?.[0] ?? [word.folded]);
  const changed = readings.some((list) => list.length > 0);
  const units = words.flatMap((word, index) =>
    readings[index]?.[0]
      ? readings[index][0].map((folded) => unitOf(asWord(folded, vocabulary), vocabulary, textDf))
      : [unitOf(word, vocabulary, textDf)],
  );
  const known = units.filter(isKnown);
  return {
    units: mostTelling(withSynonyms(known, vocabulary)),
    corrected: changed ? { from: q, to: showWords(chosen, vocabulary) } : null,
    suggestions: otherReadings(chosen, readings, vocabulary),
  };
};

const otherReadings = (
  chosen: string[][],
  readings: string[][][],
  vocabulary: Vocabulary,
): string[] =>
  readings
    .flatMap((list, index) =>
      list.slice(1).map((reading) => showWords(chosen.with(index, reading), vocabulary)),
    )
    .slice(0, MOST_SUGGESTIONS);

/** Neighbours that are one known word when written together (head set): both may be that word. */
export const withJoinedNeighbours = (units: Unit[], vocabulary: Vocabulary): Unit[] =>
  units.map((unit, index) => {
    const compounds = [units[index - 1], units[index + 1]].flatMap((other, side) => {
      if (!other) return [];
      const folded = side === 0 ? other.folded + unit.folded : unit.folded + other.folded;
      return vocabulary.wordDf(folded) > 0
        ? queryLexemes(asWord(folded, vocabulary), vocabulary)
        : [];
    });
    const added = compounds.filter((lexeme) => !unit.alternatives.some((all) => all[0] === lexeme));
    return added.length === 0
      ? unit
      : { ...unit, alternatives: [...unit.alternatives, ...added.map((lexeme) => [lexeme])] };
  });
