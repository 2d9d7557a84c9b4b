import { countNamed, inTitles } from '#api/search/engine/context.ts';
import { listReadings, type Reading } from '#api/search/engine/correct.ts';
import {
  aroundOf,
  type Place,
  prepared,
  type PreparedQuery,
  unitsOf,
} from '#api/search/engine/prepare.ts';
import { findCompoundOf } from '#api/search/engine/first-part.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/** What a word comes near to is in so many products, and in so many titles beside the other words. */
const SOLD = 10;
const BESIDE = 3;
/** Where no text at all has all that was typed, one title that has will do. */
const BESIDE_NONE = 1;
/** So many times more titles have the other words with it than with what was typed. */
const COMMONER = 5;

/** A query in another reading, which its results are shown by behind those for what was typed. */
export type NearReading = PreparedQuery & {
  corrected: string;
  /** Nothing is called what was typed: what comes near is meant, whatever has the word. */
  isMeant: boolean;
};

const isCode = (word: string): boolean => /\d/.test(word);

/** Known words one slip away that are commoner than a word, and not in the query already. */
const slipsOf = (
  { word, units }: Place,
  places: readonly Place[],
  vocabulary: Vocabulary,
): Reading[] => {
  const own = Math.max(0, ...units.map(({ df }) => df));
  return listReadings(word.folded, vocabulary).filter(
    ({ words: [meant], isSlip, usage }) =>
      isSlip &&
      usage >= SOLD &&
      usage > own &&
      !places.some((other) => other.word.folded === meant),
  );
};

const isInNone = ({ units }: Place): boolean => units.every(({ df }) => df === 0);

const stemsOf = ({ units }: Place): string[] =>
  units.flatMap(({ alternatives }) => alternatives.flat());

/** Whether a word names goods by itself: a category is called so, or it has synonyms or goods that come near. */
const isOfGoods = (place: Place, { categories, synonyms, related }: Vocabulary): boolean => {
  const { folded } = place.word;
  const stems = new Set(stemsOf(place));
  return (
    synonyms(folded).length > 0 ||
    related(folded).length > 0 ||
    [...categories.values()].some(({ lexemes }) => lexemes.some((lexeme) => stems.has(lexeme)))
  );
};

/** An ordinary word that titles call their things by is meant so, but for one that is so many times commoner. */
const COMMONER_THAN_NAMED = 20;

const withoutRarer = async (
  db: Db,
  place: Place,
  slips: Reading[],
  vocabulary: Vocabulary,
): Promise<Reading[]> => {
  if (!place.isOrdinary || slips.length === 0) return slips;
  const named = await countNamed(db, stemsOf(place), vocabulary);
  return slips.filter(({ usage }) => usage > COMMONER_THAN_NAMED * named);
};

/** How much of what was typed the shop has: in so many titles; anywhere, be it in a description. */
export type Literal = { inTitles: number; isAnywhere: boolean };

/** So many titles have to have a slip's word beside the others. */
const leastBeside = ({ inTitles: count, isAnywhere }: Literal): number =>
  isAnywhere ? Math.max(BESIDE, COMMONER * count) : BESIDE_NONE;

type Found = { reading: Reading; score: number };

const findSlip = async (
  db: Db,
  { places }: PreparedQuery,
  index: number,
  literal: Literal,
  vocabulary: Vocabulary,
): Promise<Found | undefined> => {
  const place = places[index];
  if (!place || place.changed || place.isKept || place.units.length === 0) return undefined;
  if (isOfGoods(place, vocabulary)) return undefined;
  const all = slipsOf(place, places, vocabulary);
  const slips = await withoutRarer(db, place, all, vocabulary);
  const around = aroundOf(places, index);
  if (around.before.length + around.behind.length > 0) {
    const inOrder = await inTitles(db, slips, around, vocabulary);
    return inOrder.find(({ count }) => count >= leastBeside(literal));
  }
  const [reading] = isCode(place.word.folded) && isInNone(place) ? slips : [];
  return reading && { reading, score: reading.likelihood };
};

const readInstead = (
  { q, places }: PreparedQuery,
  index: number,
  reading: Reading,
  vocabulary: Vocabulary,
): (PreparedQuery & { corrected: string }) | undefined => {
  const place = places[index];
  if (!place) return undefined;
  const units = unitsOf(reading, vocabulary);
  const changed = { ...place, readings: [reading], units, changed: true };
  const near = prepared(q, places.with(index, changed), vocabulary);
  return near.corrected === null ? undefined : { ...near, corrected: near.corrected };
};

/** A word alone as the compound that goods are called by and that it begins: `head`, headphones. */
export const findWholeCompound = async (
  db: Db,
  query: PreparedQuery,
  vocabulary: Vocabulary,
): Promise<NearReading | undefined> => {
  const [alone, ...others] = query.places;
  if (!alone || others.length > 0 || isOfGoods(alone, vocabulary)) return undefined;
  const reading = await findCompoundOf(db, alone, vocabulary);
  const near = reading && readInstead(query, 0, reading, vocabulary);
  return near && { ...near, isMeant: true };
};

/**
 * What a query that hardly any product is called comes near to: one of its words, a slip away from another one
 * that titles have beside the others, or the first part of one alone. It is never searched for instead.
 */
export const findNearReading = async (
  db: Db,
  query: PreparedQuery,
  literal: Literal,
  vocabulary: Vocabulary,
): Promise<NearReading | undefined> => {
  let best: (Found & { index: number }) | undefined;
  for (const index of query.places.keys()) {
    const found = await findSlip(db, query, index, literal, vocabulary);
    if (found && found.score > (best?.score ?? -Infinity)) best = { ...found, index };
  }
  if (!best) return findWholeCompound(db, query, vocabulary);
  const near = readInstead(query, best.index, best.reading, vocabulary);
  return near && { ...near, isMeant: false };
};
