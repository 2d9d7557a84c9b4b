import type { Db } from '#db/client.ts';
import { inTitles } from '#api/search/engine/context.ts';
import { listReadings } from '#api/search/engine/correct.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import { aroundOf, prepared, unitsOf } from '#api/search/engine/prepare.ts';
import type { Place, PreparedQuery } from '#api/search/engine/prepare.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** So few products for all words may have them by chance. */
const FEW = 3;
/** A reading with so many times more products was probably meant. */
const RARER = 5;
/** Where no title has the words together: any commoner word will do that two have beside the others. */
const RARER_THAN_NONE = 1;
const FEW_BESIDE_NONE = 2;
const MUCH_RARER = 20;

/** Known words one slip away from a word that is so many times rarer. */
const commonerReadings = (place: Place, times: number, vocabulary: Vocabulary): Reading[] => {
  const own = Math.max(1, ...place.units.map(({ df }) => df));
  return listReadings(place.word.folded, vocabulary).filter(
    ({ usage, isSlip }) => isSlip && usage > times * own,
  );
};

/**
 * The only word may be right, if rare: what it is keeps its place, and what it may have been meant
 * as follows and is offered.
 */
export const widen = (
  query: PreparedQuery,
  total: number,
  vocabulary: Vocabulary,
): PreparedQuery | undefined => {
  if (query.units.length !== 1 || query.corrected || total >= FEW) return undefined;
  const [unit] = query.units;
  const [place] = query.places.filter(({ units }) => units.length > 0);
  const reading = place && commonerReadings(place, MUCH_RARER, vocabulary)[0];
  if (!unit || !reading) return undefined;
  const meant = unitsOf(reading, vocabulary).flatMap(({ alternatives }) => alternatives);
  return {
    ...query,
    units: [{ ...unit, synonyms: [...unit.synonyms, ...meant] }],
    suggestions: [reading.words.map(vocabulary.spelling).join(' '), ...query.suggestions],
  };
};

/** A rare word beside which another one is common (ub battery) is read as that. */
export const replaceOne = async (
  db: Db,
  query: PreparedQuery,
  total: number,
  vocabulary: Vocabulary,
): Promise<PreparedQuery | undefined> => {
  if (query.units.length < 2 || total >= FEW) return undefined;
  const { q, places } = query;
  let best: { places: Place[]; score: number } | undefined;
  for (const [index, place] of places.entries()) {
    if (place.changed || place.isKept || place.isOrdinary || place.units.length === 0) continue;
    const listed = commonerReadings(place, total === 0 ? RARER_THAN_NONE : RARER, vocabulary);
    const common = (await inTitles(db, listed, aroundOf(places, index), vocabulary)).find(
      ({ count }) => count >= (total === 0 ? FEW_BESIDE_NONE : FEW) && count >= RARER * total,
    );
    if (!common || common.score <= (best?.score ?? -Infinity)) continue;
    const { reading, score } = common;
    const units = unitsOf(reading, vocabulary);
    const changed = { ...place, readings: [reading], units, changed: true };
    best = { places: places.with(index, changed), score };
  }
  return best && prepared(q, best.places, vocabulary);
};
