import { setImmediate as pause } from 'node:timers/promises';

const SHORTEST_PART = 3;
const SHORTEST_HEAD = 4;
const MOST = 6;
/** Words that are looked at before the event loop gets a chance to serve other requests. */
const SLICE = 5_000;

/** Closed compounds by what they are: wristwatch and stopwatch of watch, the most frequent first. */
export type Compounds = (folded: string) => readonly string[];

type Test = (folded: string) => boolean;

/**
 * Finds the known words that are two ordinary words written as one, of which the second says what it is.
 * Takes folded words in the order of their frequency.
 */
export const createCompounds = async (
  words: readonly string[],
  isOrdinary: Test,
): Promise<Compounds> => {
  const compounds = new Map<string, string[]>();
  for (const [index, word] of words.entries()) {
    if (index % SLICE === SLICE - 1) await pause();
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_HEAD; at += 1) {
      const head = word.slice(at);
      if (!isOrdinary(head) || !isOrdinary(word.slice(0, at))) continue;
      const known = compounds.get(head);
      if (!known) compounds.set(head, [word]);
      else if (known.length < MOST) known.push(word);
    }
  }
  return (folded) => compounds.get(folded) ?? [];
};
