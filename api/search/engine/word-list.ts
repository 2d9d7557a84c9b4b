import { setImmediate as pause } from 'node:timers/promises';
import { hash } from '#api/search/engine/hash.ts';
import { fold, lowerCase } from '#db/search/normalise.ts';
import { readOrdinaryWords } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Whether a folded word is an ordinary one of the language. */
export type WordList = (folded: string) => boolean;

/** Names begin with a capital: a brand that is misspelt is often somebody's name. */
const ORDINARY = /^\p{Ll}\p{L}+$/u;
/** Words that are read before the event loop gets a chance to serve other requests. */
const SLICE = 5_000;

const hashesOf = async (words: string[], language: LanguageCode): Promise<Uint32Array> => {
  const hashes = new Set<number>();
  for (const [index, word] of words.entries()) {
    if (index % SLICE === SLICE - 1) await pause();
    if (ORDINARY.test(word)) hashes.add(hash(fold(lowerCase(word, language))));
  }
  return Uint32Array.from(hashes).sort();
};

const isIn = (sorted: Uint32Array, value: number): boolean => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === value;
};

const load = async (language: LanguageCode): Promise<WordList> => {
  const { words, endings } = await readOrdinaryWords(language);
  // Four bytes a word. One misspelt word in tens of thousands has the hash of an ordinary one.
  const hashes = await hashesOf(words, language);
  const has = (folded: string): boolean => isIn(hashes, hash(folded));
  return (folded) =>
    has(folded) ||
    endings.some((ending) => folded.endsWith(ending) && has(folded.slice(0, -ending.length)));
};

const lists = new Map<LanguageCode, Promise<WordList>>();

/**
 * The ordinary words of a language from the list that its folder names, in less than half a megabyte;
 * none where it names none. Read once in a process.
 */
export const loadWordList = (language: LanguageCode): Promise<WordList> => {
  const known = lists.get(language) ?? load(language);
  lists.set(language, known);
  return known;
};
