import { withoutStrangers } from '#api/search/engine/context.ts';
import type { Reading } from '#api/search/engine/correct.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/** Two words typed one after the other, folded. */
type Neighbours = { left: string; right: string };

/** So many times as common each word has to be: `c drive` is not what `cd rive` was meant as. */
const COMMONER = 2;

/** The same letters with the space one letter further on, or one before. */
const movedSpaces = ({ left, right }: Neighbours): Neighbours[] => [
  { left: left + right.slice(0, 1), right: right.slice(1) },
  { left: left.slice(0, -1), right: left.slice(-1) + right },
];

/**
 * Two words of which one is unknown, read with the space where the fingers missed it: `us bfan` is
 * *usb fan*. Only where some title has both, and each is twice as common as what was typed; where no title has
 * either of what was typed (`gamin gpc`), some text will do.
 */
export const findMovedSpace = async (
  db: Db,
  typed: Neighbours,
  vocabulary: Vocabulary,
): Promise<Reading | undefined> => {
  const { wordDf } = vocabulary;
  const isCommoner = ({ left, right }: Neighbours): boolean =>
    wordDf(left) > COMMONER * wordDf(typed.left) && wordDf(right) > COMMONER * wordDf(typed.right);
  const possible = movedSpaces(typed)
    .filter(isCommoner)
    .map(({ left, right }) => {
      const usage = Math.min(wordDf(left), wordDf(right));
      return { words: [left, right], likelihood: Math.log(1 + usage), usage, isSlip: false };
    });
  const isUnknown = wordDf(typed.left) === 0 && wordDf(typed.right) === 0;
  const table = isUnknown ? 'search_text' : 'search_doc';
  const [found] = await withoutStrangers(db, table, possible, vocabulary);
  return found;
};
