import { setImmediate as pause } from 'node:timers/promises';
import { hash } from '#api/search/engine/hash.ts';
import { foldedLexemes } from '#db/search/lexemes.ts';
import { lowerCase } from '#db/search/normalise.ts';
import { readDictionary } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Whether a word, or another form of it, is an ordinary one of the language. */
export type WordList = (word: string) => boolean;

/** Names begin with a capital: a brand that is misspelt is often somebody's name. */
const ORDINARY = /^\p{Ll}\p{L}{2,11}$/u;
/** Words that are read before the event loop gets a chance to serve other requests. */
const SLICE = 2_000;

const stemsOf = async (dictionary: string, language: LanguageCode): Promise<Set<number>> => {
  const stems = new Set<number>();
  for (const [index, line] of dictionary.split('\n').entries()) {
    if (index % SLICE === SLICE - 1) await pause();
    const [word = ''] = line.split(/[/\s]/u, 1);
    if (!ORDINARY.test(word)) continue;
    for (const lexeme of foldedLexemes(lowerCase(word, language), language)) stems.add(hash(lexeme));
  }
  return stems;
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
  const dictionary = await readDictionary(language);
  if (!dictionary) return () => false;
  // Four bytes for a stem; two stems of which one is taken for the other are one in tens of thousands.
  const stems = Uint32Array.from(await stemsOf(dictionary, language)).sort();
  return (word) => foldedLexemes(word, language).some((lexeme) => isIn(stems, hash(lexeme)));
};

const lists = new Map<LanguageCode, Promise<WordList>>();

/**
 * The ordinary words of a language, from the dictionary that its folder names, by their stems: less
 * than half a megabyte for each language. Empty where it names none. Read once in a process.
 */
export const loadWordList = (language: LanguageCode): Promise<WordList> => {
  const known = lists.get(language) ?? load(language);
  lists.set(language, known);
  return known;
};
