import type { Candidate } from '#api/search/engine/typo-index.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

const SHORTEST_PART = 3;
const RAREST_PART = 2;

type Split = { words: [string, string]; df: number };

/** The best way to read a word as two known ones: `bluetoothspeaker`. */
const findSplit = (word: string, vocabulary: Vocabulary): Split | undefined => {
  let best: Split | undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const words: [string, string] = [word.slice(0, at), word.slice(at)];
    const df = Math.min(...words.map(vocabulary.wordDf));
    if (df >= RAREST_PART && df > (best?.df ?? 0)) best = { words, df };
  }
  return best;
};

/** `iphone7`, `ps4slim`: letters and digits apart, where that gives known words. */
const splitAtDigits = (word: string, vocabulary: Vocabulary): string[] => {
  const parts = word.match(/\d+(?:\.\d+)?|[^\d.]+/gu) ?? [];
  return parts.length > 1 && parts.every((part) => vocabulary.wordDf(part) > 0) ? parts : [];
};

/** People err rarely in the first letter, and rarely mean a word that hardly any product has. */
const likelihood = (word: string, candidate: Candidate): number =>
  Math.log(1 + candidate.df) -
  3 * candidate.distance +
  (candidate.word[0] === word[0] ? 1 : 0) +
  (candidate.word.length === word.length ? 0.3 : 0);

/**
 * What an unknown word may have meant, as readings of one or more folded words, the likeliest
 * first; empty where nothing comes near. Ask only for words that no product has in any field.
 */
export const listReadings = (word: string, vocabulary: Vocabulary): string[][] => {
  if (/\d/.test(word)) {
    const parts = splitAtDigits(word, vocabulary);
    return parts.length > 0 ? [parts] : [];
  }
  const candidates = vocabulary
    .typos()
    .candidates(word)
    .toSorted((a, b) => likelihood(word, b) - likelihood(word, a));
  const split = findSplit(word, vocabulary);
  const near = candidates.some(({ distance }) => distance === 1);
  const readings = candidates.map((candidate) => [candidate.word]);
  if (!split) return readings;
  return near ? [...readings, split.words] : [split.words, ...readings];
};
