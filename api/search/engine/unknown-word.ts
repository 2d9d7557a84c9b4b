import { listReadings, type Reading } from '#api/search/engine/correct.ts';
import type { Place } from '#api/search/engine/prepare.ts';
import { asWord, lexemesOf } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** So many times likelier, or commoner, than what has the stem. */
const MORE = 3;

/**
 * Whether a form that no text has is one slip away from a much likelier word of another stem: `playe`,
 * whose stem is that of plays, from player; `speakes` from speakers. For an ordinary word of the language
 * that has to be much commoner, too.
 */
const isOtherwiseSpelt = (
  { units, isOrdinary }: Place,
  readings: readonly Reading[],
  vocabulary: Vocabulary,
): boolean => {
  const slips = readings.filter(({ isSlip }) => isSlip);
  const stems = new Set(units.flatMap(({ alternatives }) => alternatives.flat()));
  const hasOwnStem = ({ words: [meant = ''] }: Reading): boolean =>
    lexemesOf(asWord(meant, vocabulary), vocabulary).some((lexeme) => stems.has(lexeme));
  const other = slips.find((reading) => !hasOwnStem(reading));
  if (!other) return false;
  const same = slips.find(hasOwnStem);
  const isLikelier = other.likelihood > (same?.likelihood ?? -Infinity) + Math.log(MORE);
  const own = Math.max(...units.map(({ df }) => df));
  return isLikelier && (!isOrdinary || other.usage > MORE * own);
};

/**
 * What a word may have been meant as that no product and no synonym has, or of which products have
 * only others that happen to share its stem (gaing, gas); undefined: it is known, or says nothing.
 */
export const findReadings = (place: Place, vocabulary: Vocabulary): Reading[] | undefined => {
  const { word, units } = place;
  if (units.length === 0 || units.some(({ folded }) => vocabulary.isInTerm(folded)))
    return undefined;
  const isFound = units.some(({ df }) => df > 0);
  if (isFound && vocabulary.isForm(word.folded)) return undefined;
  const readings = listReadings(word.folded, vocabulary);
  return !isFound || isOtherwiseSpelt(place, readings, vocabulary) ? readings : undefined;
};
