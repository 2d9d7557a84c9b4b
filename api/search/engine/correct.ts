import { type Begun, listBegun } from '#api/search/engine/begun-with-slip.ts';
import { listInflected } from '#api/search/engine/inflected.ts';
import { isNeighbouringKey, isTypedTwice } from '#api/search/engine/keyboard.ts';
import type { Candidate } from '#api/search/engine/typo-index.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** What a word may have meant: one or more folded words, and how likely that is (a logarithm). */
export type Reading = {
  words: string[];
  likelihood: number;
  /** How often that is used; see the vocabulary's `typos`. */
  usage: number;
  /** One known word, one slip away. */
  isSlip: boolean;
};

const SHORTEST_PART = 3;
const MOST_READINGS = 12;
const EDIT = 5;
const SPLIT = 4;
const FIRST_LETTER = 0.5;
const LOST_OR_SWAPPED = 2.5;
const NEIGHBOURING_KEY = 0.4;
/** For each letter that a word with a slip in its beginning still misses. */
const UNFINISHED = 1;

/** The best way to read a word as two known ones: `bluetoothspeaker`. */
const findSplit = (word: string, vocabulary: Vocabulary): Reading | undefined => {
  let best: Reading | undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const words = [word.slice(0, at), word.slice(at)];
    const df = Math.min(...words.map(vocabulary.wordDf));
    const likelihood = Math.log(1 + df) - SPLIT;
    if (df > 0 && likelihood > (best?.likelihood ?? -Infinity))
      best = { words, likelihood, usage: df, isSlip: false };
  }
  return best;
};

/** `iphone7`, `ps4slim`: letters and digits apart, where that gives known words. */
const findSplitAtDigits = (word: string, vocabulary: Vocabulary): Reading | undefined => {
  const words = word.match(/\d+(?:\.\d+)?|[^\d.]+/gu) ?? [];
  const df = Math.min(...words.map(vocabulary.wordDf));
  const isNamed = words.some((part) => part.length >= SHORTEST_PART && !/\d/.test(part));
  return words.length > 1 && isNamed && df > 0
    ? { words, likelihood: Math.log(1 + df) - SPLIT, usage: df, isSlip: false }
    : undefined;
};

const hasSameLetters = (left: string, right: string): boolean =>
  left.length === right.length && [...left].toSorted().join('') === [...right].toSorted().join('');

/**
 * How likely a correction is: people rarely get the first letter wrong and rarely mean a word that
 * hardly any product has. A missing letter, one typed twice or a swap is likelier than a wrong letter, of which there are
 * many; the key beside the right one is likelier than another.
 */
const readingOf = (word: string, { word: meant, distance, df }: Candidate): Reading => ({
  words: [meant],
  isSlip: distance === 1,
  usage: df,
  likelihood:
    Math.log(1 + df) -
    EDIT * distance +
    (meant[0] === word[0] ? FIRST_LETTER : 0) +
    (isNeighbouringKey(word, meant) ? NEIGHBOURING_KEY : 0) +
    (meant.length === word.length + 1 || hasSameLetters(meant, word) || isTypedTwice(word, meant)
      ? LOST_OR_SWAPPED
      : 0),
});

/** A word that was not typed to its end. */
const completion = (word: string, vocabulary: Vocabulary): Reading => {
  const usage = vocabulary.wordDf(word);
  return { words: [word], likelihood: Math.log(1 + usage) - SPLIT, usage, isSlip: false };
};

/** A word that was not typed to its end, and not without a slip. */
const begunReading = (word: string, { word: meant, df, missing }: Begun): Reading => ({
  words: [meant],
  isSlip: false,
  usage: df,
  likelihood:
    Math.log(1 + df) - EDIT + (meant[0] === word[0] ? FIRST_LETTER : 0) - UNFINISHED * missing,
});

/** Whether shoppers look for a word: titles have it, or it means what they have. */
const isLookedFor = (word: string, { wordDf, synonyms, related }: Vocabulary): boolean =>
  wordDf(word) > 0 || synonyms(word).length > 0 || related(word).length > 0;

/**
 * What a word may have meant, the likeliest first; empty where nothing comes near. Meant for words
 * that no product has in any field.
 */
export const listReadings = (word: string, vocabulary: Vocabulary): Reading[] => {
  const split = /\d/.test(word) ? findSplitAtDigits(word, vocabulary) : findSplit(word, vocabulary);
  // Two slips, one of them in the first letter, make almost any word of almost any other, and so they do of words that
  // only descriptions have.
  const near = vocabulary.typos
    .candidates(word)
    .filter(
      ({ distance, word: meant }) =>
        meant.length > 1 &&
        (distance === 1 || (meant[0] === word[0] && isLookedFor(meant, vocabulary))),
    );
  const begun = listBegun(word, vocabulary).filter(
    (one) => !near.some(({ word: meant }) => meant === one.word),
  );
  const [whole] = word.length < SHORTEST_PART ? [] : vocabulary.completions(word);
  const halfTyped = whole ? [completion(whole, vocabulary)] : [];
  return [
    ...[...near, ...listInflected(word, vocabulary)].map((candidate) => readingOf(word, candidate)),
    ...begun.map((one) => begunReading(word, one)),
    ...halfTyped,
    ...(split ? [split] : []),
  ]
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, MOST_READINGS);
};
