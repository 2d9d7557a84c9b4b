import type { LanguageCode } from '#i18n/languages.ts';
import { readWords } from '#db/search/lexemes.ts';
import type { ReadWord } from '#db/search/lexemes.ts';

/** Words held: a few batches of products with long descriptions. */
const MOST_WORDS = 400_000;

const memory = new Map<string, readonly ReadWord[]>();
let held = 0;

/**
 * The words of a text that is being indexed. Documents, word counts and suggestions ask for the same
 * texts, and products for the same brands and categories: each is read once. An import reads the
 * texts of its next products while PostgreSQL writes the present ones.
 */
export const readText = (text: string, language: LanguageCode): readonly ReadWord[] => {
  const key = `${language}${text}`;
  const known = memory.get(key);
  if (known) return known;
  const words = readWords(text, language);
  if (held > MOST_WORDS) {
    memory.clear();
    held = 0;
  }
  memory.set(key, words);
  held += words.length;
  return words;
};
