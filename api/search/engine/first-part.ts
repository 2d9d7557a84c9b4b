import { CALLED_SO } from '#api/search/engine/called-so.ts';
import { countNamed } from '#api/search/engine/context.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import type { Place } from '#api/search/engine/prepare.ts';
import { asWord, lexemesOf } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/** Shorter words begin too many others by chance: a car, carpets. */
const SHORTEST_PART = 4;

/**
 * The closed compound that goods are called by, of which a word that no title calls its thing by is the first part:
 * of `head`, which some stethoscopes have two of, headphones.
 */
export const findCompoundOf = async (
  db: Db,
  { word, isKept, changed }: Place,
  vocabulary: Vocabulary,
): Promise<Reading | undefined> => {
  const part = word.folded;
  if (isKept || changed || part.length < SHORTEST_PART) return undefined;
  const isCompound = (whole: string): boolean => {
    const rest = whole.slice(part.length);
    return rest.length >= SHORTEST_PART && vocabulary.isOrdinary(rest);
  };
  const whole = vocabulary.completions(part).find(isCompound);
  if (whole === undefined) return undefined;
  const named = (folded: string): Promise<number> =>
    countNamed(db, lexemesOf(asWord(folded, vocabulary), vocabulary), vocabulary);
  const [asTyped, asWhole] = await Promise.all([named(part), named(whole)]);
  return asTyped === 0 && asWhole >= CALLED_SO
    ? { words: [whole], likelihood: 0, usage: vocabulary.wordDf(whole), isSlip: false }
    : undefined;
};
