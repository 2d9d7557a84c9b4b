import { setImmediate as pause } from 'node:timers/promises';
import { hash } from '#api/search/engine/hash.ts';
import { lowerBound } from '#api/search/engine/lower-bound.ts';

/** A word of the vocabulary as corrections choose it. */
export type Candidate = { word: string; distance: number; df: number };

/** The words that a misspelt one may stand for, nearest first, then the most frequent. */
export type TypoIndex = { candidates: (word: string) => Candidate[] };

/** Beyond this many letters differences hardly ever decide, and the index stays small. */
const PREFIX = 8;
const SHORTEST = 2;
const TWO_EDITS_FROM = 7;
/** Word numbers take the lower bits of a key, hashes the upper ones: 53 bits hold both. */
const WORD_NUMBERS = 2 ** 20;

/** Words that are prepared before the event loop gets a chance to serve other requests. */
const SLICE = 2_000;

const editsFor = (word: string): number => {
  if (word.length < SHORTEST) return 0;
  return word.length < TWO_EDITS_FROM ? 1 : 2;
};

/** The word and what is left of it when up to `edits` letters are taken out. */
const deletes = (word: string, edits: number): Set<string> => {
  const found = new Set([word]);
  let last = [word];
  for (let edit = 0; edit < edits; edit += 1) {
    const next: string[] = [];
    for (const text of last)
      for (let index = 0; index < text.length; index += 1) {
        const shorter = text.slice(0, index) + text.slice(index + 1);
        if (!found.has(shorter)) next.push(shorter);
        found.add(shorter);
      }
    last = next;
  }
  return found;
};

const keysOf = (word: string): Set<string> => deletes(word.slice(0, PREFIX), editsFor(word));

/** Optimal string alignment: insertions, deletions, replacements and swapped neighbours count one. */
export const editDistance = (left: string, right: string, most: number): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped)
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? most + 1;
};

const digitsOf = (word: string): string => word.replaceAll(/[^\d.]/g, '');

/**
 * The deletes index of SymSpell: two words within a distance share what is left when each loses
 * that many letters. Hash and word number share one sorted array of numbers, so a word costs some
 * 200 bytes. Takes the words with their frequency, the most frequent first; pauses while it works.
 */
export const createTypoIndex = async (
  words: readonly { word: string; df: number }[],
): Promise<TypoIndex> => {
  const known = words.slice(0, WORD_NUMBERS);
  const indexed = known.map(({ word }) => word);
  const frequencies = Float64Array.from(known, ({ df }) => df);
  const entries: number[] = [];
  for (const [number, word] of indexed.entries()) {
    if (number % SLICE === SLICE - 1) await pause();
    for (const key of keysOf(word)) entries.push(hash(key) * WORD_NUMBERS + number);
  }
  const keys = Float64Array.from(entries).sort();

  const sharing = (word: string): Set<number> => {
    const numbers = new Set<number>();
    for (const key of keysOf(word)) {
      const first = hash(key) * WORD_NUMBERS;
      for (let at = lowerBound(keys, first); at < keys.length; at += 1) {
        const entry = keys[at] ?? 0;
        if (entry >= first + WORD_NUMBERS) break;
        numbers.add(entry - first);
      }
    }
    return numbers;
  };

  return {
    candidates: (word) => {
      const most = editsFor(word);
      const digits = digitsOf(word);
      const found: Candidate[] = [];
      for (const number of sharing(word)) {
        const meant = indexed[number];
        // A typing error in a number would make it another number, so those stay.
        if (meant === undefined || digitsOf(meant) !== digits) continue;
        const distance = editDistance(word, meant, most);
        if (distance > 0 && distance <= most)
          found.push({ word: meant, df: frequencies[number] ?? 0, distance });
      }
      return found.toSorted((a, b) => a.distance - b.distance || b.df - a.df);
    },
  };
};
