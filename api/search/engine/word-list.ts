import { setImmediate as pause } from 'node:timers/promises';
import { hash } from '#api/search/engine/hash.ts';
import { lowerBound } from '#api/search/engine/lower-bound.ts';
import { fold, lowerCase } from '#db/search/normalise.ts';
import { readOrdinaryWords } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Whether a folded word is an ordinary one of the language. */
export type WordList = (folded: string) => boolean;

/** Names begin with a capital: a brand that is misspelt is often somebody's name. */
const ORDINARY = /^\p{Ll}\p{L}+$/u;
/** Words that are read before the event loop gets a chance to serve other requests. */
const SLICE = 5_000;

/** Once each, in order. */
const sortedOnce = (hashes: Uint32Array): Uint32Array =>
  hashes.sort().filter((value, at, sorted) => at === 0 || sorted[at - 1] !== value);

const hashesOf = async (words: string[], language: LanguageCode): Promise<Uint32Array> => {
  const ordinary = words.filter((word) => ORDINARY.test(word));
  const hashes = new Uint32Array(ordinary.length);
  for (let start = 0; start < ordinary.length; start += SLICE) {
    if (start > 0) await pause();
    // As one text: what folding asks of each text takes longer than the letters of a word.
    const slice = ordinary.slice(start, start + SLICE).join('\n');
    const folded = fold(lowerCase(slice, language)).split('\n');
    for (const [at, word] of folded.entries()) hashes[start + at] = hash(word);
  }
  return sortedOnce(hashes);
};

const load = async (language: LanguageCode): Promise<WordList> => {
  const { words, endings } = await readOrdinaryWords(language);
  // Four bytes a word. One misspelt word in tens of thousands has the hash of an ordinary one.
  const hashes = await hashesOf(words, language);
  const has = (folded: string): boolean => {
    const wanted = hash(folded);
    return hashes[lowerBound(hashes, wanted)] === wanted;
  };
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
