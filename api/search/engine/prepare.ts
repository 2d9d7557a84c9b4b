import {
  type Around,
  byCalled,
  countInTexts,
  inContext,
  inTitles,
  isAlone,
  withoutLooseSplits,
} from '#api/search/engine/context.ts';
import { listReadings, type Reading } from '#api/search/engine/correct.ts';
import { isKnownBrand } from '#api/search/engine/known-brands.ts';
import { isKeyboardSlip } from '#api/search/engine/keyboard.ts';
import { findMovedSpace } from '#api/search/engine/moved-space.ts';
import { findReadings } from '#api/search/engine/unknown-word.ts';
import {
  asWord,
  lexemesDf,
  lexemesOf,
  queryLexemes,
  type QueryTerm,
  unitOf,
  type Word,
} from '#api/search/engine/query-term.ts';
import { withMeant, withSynonyms } from '#api/search/engine/synonyms.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';

/** A word of the query with what it is searched as: itself, another reading, or nothing. */
export type Place = {
  word: Word;
  units: QueryTerm[];
  readings: Reading[];
  changed: boolean;
  /** It is meant as it was typed: another reading is offered, never taken. */
  isKept: boolean;
  /** An ordinary word of the language: another reading is taken only where titles insist on it. */
  isOrdinary: boolean;
};

/** What a query means: its units in reading order, and what was changed to get there. */
export type PreparedQuery = {
  q: string;
  places: Place[];
  units: QueryTerm[];
  /** What is searched instead, as shoppers write it; null where it is what was typed. */
  corrected: string | null;
  /** Other readings of the words that were corrected, as whole queries. */
  suggestions: string[];
  /** Some of the words are in no product, and are not searched for. */
  isCut: boolean;
  /** Words that are in no product, as they were typed. */
  absent: string[];
  /** What no product is called, as it was typed: goods that come near are searched for instead. */
  near: string[];
};

const MOST_WORDS = 12;
const MOST_UNITS = 7;
const MOST_SUGGESTIONS = 3;
/** What an ordinary word is read as instead is in so many products, and in so many titles beside the other words. */
const SOLD = 10;
const BESIDE = 3;
const isKnown = ({ df }: QueryTerm): boolean => df > 0;

/** The units that say most, in reading order. */
const mostSpecific = (units: QueryTerm[]): QueryTerm[] => {
  const specific = new Set(units.toSorted((a, b) => a.df - b.df).slice(0, MOST_UNITS));
  return units.filter((unit) => specific.has(unit));
};

/** What each word of a reading looks for. */
export const unitsOf = ({ words }: Reading, vocabulary: Vocabulary): QueryTerm[] =>
  words.map((folded) => unitOf(asWord(folded, vocabulary), vocabulary, new Map()));

const shown = (places: Place[], vocabulary: Vocabulary): string =>
  places
    .flatMap(({ word, readings, changed }) =>
      changed && readings[0] ? readings[0].words : [word.folded],
    )
    .map(vocabulary.spelling)
    .join(' ');

const otherReadings = (places: Place[], vocabulary: Vocabulary): string[] =>
  places
    .flatMap((place, index) =>
      place.readings
        .slice(place.changed ? 1 : 0)
        .map((reading) =>
          shown(places.with(index, { ...place, readings: [reading], changed: true }), vocabulary),
        ),
    )
    .slice(0, MOST_SUGGESTIONS);

/** A word or a term as it was typed. */
const typed = ({ folded }: QueryTerm, places: Place[]): string => {
  const words = folded.split(' ');
  const named = places.filter(({ word }) => words.includes(word.folded));
  return named.map(({ word }) => word.word).join(' ') || folded;
};

/** The query as the search asks it, from what stands at each place. */
export const prepared = (q: string, places: Place[], vocabulary: Vocabulary): PreparedQuery => {
  const units = withSynonyms(
    places.flatMap((place) => place.units),
    vocabulary,
  );
  const changed = places.some((place) => place.changed);
  return {
    q,
    places,
    units: withMeant(mostSpecific(units.filter(isKnown)), vocabulary),
    corrected: changed ? shown(places, vocabulary) : null,
    suggestions: otherReadings(places, vocabulary),
    isCut: !units.every(isKnown),
    absent: units.filter((unit) => !isKnown(unit)).map((unit) => typed(unit, places)),
    near: units.filter(({ comesNear }) => comesNear).map((unit) => typed(unit, places)),
  };
};

const knownUnits = (places: Place[]): QueryTerm[] =>
  places.flatMap(({ units }) => units).filter(isKnown);

/** What is known of the query around the word at a place. */
export const aroundOf = (places: Place[], index: number): Around => ({
  before: knownUnits(places.slice(0, index)),
  behind: knownUnits(places.slice(index + 1)),
});

/** A model's code is never what somebody meant by another one; letters and digits may go apart. */
const mayReplace = ({ words }: Reading, { word, isKept, isOrdinary }: Place): boolean =>
  !isKept && !isOrdinary && (words.length > 1 || !/\d/.test(word.folded));

/**
 * What an ordinary word that no product has was meant as beside the others: `usb tick`, where the shop
 * has USB sticks. One slip of a finger away, often sold, and beside the other words in titles.
 */
const findMeantBeside = async (
  db: Db,
  { word, isKept }: Place,
  readings: Reading[],
  around: Around,
  vocabulary: Vocabulary,
): Promise<Reading | undefined> => {
  if (isKept || /\d/.test(word.folded)) return undefined;
  const slips = readings.filter(
    ({ words: [meant = ''], isSlip, usage }) =>
      isSlip && usage >= SOLD && isKeyboardSlip(word.folded, meant),
  );
  const inOrder = await inTitles(db, slips, around, vocabulary);
  return inOrder.find(({ count }) => count >= BESIDE)?.reading;
};

/** Reads a word that no product has as the known word, or words, of `all` that it was probably meant as. */
const corrected = async (
  db: Db,
  place: Place,
  all: Reading[],
  around: Around,
  vocabulary: Vocabulary,
): Promise<Place> => {
  const isBeside = (word: string): boolean =>
    [...around.before, ...around.behind].some(({ folded }) => folded === word);
  const possible = all.filter(({ words }) => !words.some(isBeside));
  const listed = await withoutLooseSplits(db, possible, vocabulary);
  const readings = isAlone(around)
    ? await byCalled(db, listed, vocabulary)
    : (await inContext(db, listed, around, vocabulary)).map(({ reading }) => reading);
  const best =
    readings.find((reading) => mayReplace(reading, place)) ??
    (await findMeantBeside(db, place, readings, around, vocabulary));
  if (!best) return { ...place, readings };
  const others = readings.filter((reading) => reading !== best);
  const units = unitsOf(best, vocabulary);
  return { ...place, readings: [best, ...others], units, changed: true };
};

/**
 * A word that with its neighbour makes one that is commoner than the rarer of them (head phones, head
 * set) is part of that too.
 */
const joinNeighbours = (words: Word[], vocabulary: Vocabulary): Word[] => {
  const joinedOf = (left: Word | undefined, right: Word | undefined): string | null => {
    if (!left || !right) return null;
    const together = left.folded + right.folded;
    const rarer = Math.min(vocabulary.wordDf(left.folded), vocabulary.wordDf(right.folded));
    return vocabulary.wordDf(together) > rarer ? together : null;
  };
  return words.map((word, index) => ({
    ...word,
    joined: word.joined ?? joinedOf(words[index - 1], word) ?? joinedOf(word, words[index + 1]),
  }));
};

const readAs = (place: Place, folded: string, vocabulary: Vocabulary): Place => {
  const reading = {
    words: [folded],
    likelihood: 0,
    usage: vocabulary.wordDf(folded),
    isSlip: true,
  };
  return { ...place, readings: [reading], units: unitsOf(reading, vocabulary), changed: true };
};

/** The places with an unknown word and one beside it read as if the space were elsewhere; undefined: they are not. */
const withMovedSpace = async (
  db: Db,
  places: Place[],
  unknown: number,
  vocabulary: Vocabulary,
): Promise<Place[] | undefined> => {
  for (const at of [unknown - 1, unknown]) {
    const left = places[at];
    const right = places[at + 1];
    if (!left || !right || left.isKept || right.isKept) continue;
    const typed = { left: left.word.folded, right: right.word.folded };
    const found = await findMovedSpace(db, typed, vocabulary);
    const [first, second] = found?.words ?? [];
    if (first !== undefined && second !== undefined)
      return places
        .with(at, readAs(left, first, vocabulary))
        .with(at + 1, readAs(right, second, vocabulary));
  }
  return undefined;
};

/** Of other readings of a word alone those that titles have, and no other form of the one that is taken. */
const onlyOtherGoods = (
  taken: readonly Reading[],
  others: readonly Reading[],
  vocabulary: Vocabulary,
): Reading[] => {
  const stemsOf = ({ words }: Reading): string =>
    words.flatMap((word) => lexemesOf(asWord(word, vocabulary), vocabulary)[0] ?? word).join(' ');
  const seen = new Set(taken.map(stemsOf));
  return others.filter(
    (reading) =>
      reading.words.every((word) => vocabulary.wordDf(word) > 0) && !seen.has(stemsOf(reading)),
  );
};

/** The places without other readings that no title has beside the other words: nobody means a frying pain. */
const onlySold = async (
  db: Db,
  places: readonly Place[],
  vocabulary: Vocabulary,
): Promise<Place[]> =>
  Promise.all(
    places.map(async (place, index) => {
      const around = aroundOf([...places], index);
      const taken = place.readings.slice(0, place.changed ? 1 : 0);
      const others = place.readings.slice(taken.length);
      if (others.length === 0) return place;
      if (around.before.length + around.behind.length === 0) {
        const isAlone = places.filter(({ units }) => units.length > 0).length === 1;
        const named = isAlone ? onlyOtherGoods(taken, others, vocabulary) : [];
        return { ...place, readings: [...taken, ...named] };
      }
      const counted = await inTitles(db, others, around, vocabulary);
      const sold = new Set(counted.filter(({ count }) => count > 0).map(({ reading }) => reading));
      return { ...place, readings: [...taken, ...others.filter((one) => sold.has(one))] };
    }),
  );

/**
 * Reads a query: stop words go, words that no product has in any field are corrected or split,
 * synonyms are added, and words that stay unknown are left out. An ordinary word of the language is
 * hardly ever corrected, and none of `asTyped` (folded): what they may have been meant as is suggested.
 */
export const prepareQuery = async (
  db: Db,
  q: string,
  vocabulary: Vocabulary,
  asTyped: ReadonlySet<string> = new Set(),
): Promise<PreparedQuery> => {
  const words = joinNeighbours(tokens(q, vocabulary.language).slice(0, MOST_WORDS), vocabulary);
  const missing = words
    .map((word) => lexemesOf(word, vocabulary))
    .filter((lexemes) => lexemes.length > 0 && lexemesDf(lexemes, vocabulary) === 0);
  const textDf = await countInTexts(db, missing.flat(), vocabulary);
  let places: Place[] = words.map((word) => ({
    word,
    units: queryLexemes(word, vocabulary).length > 0 ? [unitOf(word, vocabulary, textDf)] : [],
    readings: [],
    changed: false,
    isKept: asTyped.has(word.folded) || isKnownBrand(word, vocabulary),
    isOrdinary: vocabulary.isOrdinary(word.folded),
  }));
  // A query of stop words alone (an, for) is probably misspelt (fan, ford).
  const isStopWord = places.every(({ units }) => units.length === 0);
  if (isStopWord && asTyped.size === 0)
    places = places.map((place) => ({ ...place, isKept: false, isOrdinary: false }));
  for (const index of places.keys()) {
    const place = places[index];
    if (!place || place.changed || isKnownBrand(place.word, vocabulary)) continue;
    const readings = isStopWord
      ? listReadings(place.word.folded, vocabulary)
      : findReadings(place, vocabulary);
    if (!readings) continue;
    const moved = await withMovedSpace(db, places, index, vocabulary);
    if (moved) {
      places = moved;
      continue;
    }
    const around = aroundOf(places, index);
    places = places.with(index, await corrected(db, place, readings, around, vocabulary));
  }
  return prepared(q, await onlySold(db, places, vocabulary), vocabulary);
};

/** Neighbours that are one known word when written together (head set): both may be that word. */
export const withJoinedNeighbours = (units: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] =>
  units.map((unit, index) => {
    const before = units[index - 1];
    const behind = units[index + 1];
    const compounds = [
      ...(before ? [before.folded + unit.folded] : []),
      ...(behind ? [unit.folded + behind.folded] : []),
    ].filter((folded) => vocabulary.wordDf(folded) > 0);
    const known = new Set(unit.alternatives.flat());
    const added = compounds
      .flatMap((folded) => queryLexemes(asWord(folded, vocabulary), vocabulary))
      .filter((lexeme) => !known.has(lexeme));
    return { ...unit, alternatives: [...unit.alternatives, ...added.map((lexeme) => [lexeme])] };
  });
