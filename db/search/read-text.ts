import { readWords } from '#db/search/lexemes.ts';
import type { ReadWord } from '#db/search/lexemes.ts';
import { memoiseByLanguage } from '#db/search/memoise-by-language.ts';

/** Words held: a few batches of products with long descriptions. */
const MOST_WORDS = 400_000;

/**
 * The words of a text that is being indexed. Documents, word counts and suggestions ask for the same
 * texts, and products for the same brands and categories: each is read once. An import reads the
 * texts of its next products while PostgreSQL writes the present ones.
 */
export const readText = memoiseByLanguage<readonly ReadWord[]>(
  MOST_WORDS,
  readWords,
  (words) => words.length,
);
