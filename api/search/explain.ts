import { rankAll } from '#api/search/engine/near-matches.ts';
import type { Place } from '#api/search/engine/prepare.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import { hasFewerWords, lookUp, missingOf } from '#api/search/engine/search.ts';
import { createVocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import { understand } from '#api/search/sentence/understand.ts';
import { createSharedCache } from '#api/shared-cache.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** What a word of a query is searched as. */
export type ExplainedWord = {
  typed: string;
  stems: string[];
  /** What it is replaced by, null where it stays. */
  corrected: string | null;
  /** What it may have been meant as beside. */
  readings: string[];
  isOrdinary: boolean;
};

/** A word or term as products are matched by it. */
export type ExplainedUnit = { text: string; stems: string[]; synonyms: string[]; products: number };

/** How a search reads a query and ranks what it finds. */
export type Explanation = {
  /** What was read as a filter, an order or an exclusion, and is not searched for. */
  parts: SentencePart[];
  words: ExplainedWord[];
  units: ExplainedUnit[];
  suggestions: string[];
  /** The language that the words were read in: the asked one, or another that knows them. */
  language: LanguageCode;
  total: number;
  /** No product has all units; these have some. */
  fewerWords: boolean;
  /** What no product is called; these come near. */
  near: string[];
  /** What it comes near to, one slip away: shown behind the few products that are called what was typed. */
  comesNearTo: string | null;
  first: { id: number; title: string; score: number }[];
};

const FIRST = 10;

const together = (alternatives: string[][]): string[] => alternatives.map((all) => all.join(' '));

const listTitles = async (
  db: Db,
  ids: number[],
  { language }: Vocabulary,
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .select((eb) => ['id', eb.fn<string>('in_language', ['title', eb.val(language)]).as('title')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};

const explainWord = (
  { word, units, readings, changed }: Place,
  vocabulary: Vocabulary,
): ExplainedWord => {
  const listed = readings.map(({ words }) => words.join(' '));
  return {
    typed: word.word,
    stems: units.flatMap(({ alternatives }) => together(alternatives)),
    corrected: changed ? (listed[0] ?? null) : null,
    readings: changed ? listed.slice(1) : listed,
    isOrdinary: vocabulary.isOrdinary(word.folded),
  };
};

const explainUnit = ({ folded, alternatives, synonyms, df }: QueryTerm): ExplainedUnit => ({
  text: folded,
  stems: together(alternatives),
  synonyms: together(synonyms),
  products: df,
});

/**
 * Explains how a query is read (what it asks for, its words, what they match) and how the first ten
 * are ranked before filters and sorting. Reads the words of the whole shop anew: not for visitors.
 */
export const explainSearch = async (
  db: Db,
  { q, language, now }: { q: string; language: LanguageCode; now: Date },
): Promise<Explanation> => {
  const fail = (error: unknown): never => {
    throw error;
  };
  const vocabularies = createVocabularies(db, { now: () => now.getTime(), onError: fail });
  const sharedCache = createSharedCache({ db, now: () => now });
  const { words, parts } = await understand(
    db,
    { sharedCache, vocabularies },
    { q, language, literal: [] },
  );
  const lookup = await lookUp(db, vocabularies, { q: words, language });
  const { query, found, near, vocabulary } = lookup;
  const all = rankAll(found, near, vocabulary);
  const ranked = all.ranked.slice(0, FIRST);
  const titles = await listTitles(
    db,
    ranked.map(({ id }) => id),
    vocabulary,
  );
  return {
    parts,
    words: query.places.map((place) => explainWord(place, vocabulary)),
    units: query.units.map(explainUnit),
    suggestions: query.suggestions,
    language: vocabulary.language,
    total: all.ranked.length + all.others.length,
    fewerWords: hasFewerWords(lookup),
    near: missingOf(lookup),
    comesNearTo: near?.query.corrected ?? null,
    first: ranked.map(({ id, score }) => ({ id, score, title: titles.get(id) ?? '' })),
  };
};
