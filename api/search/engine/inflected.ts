import type { Candidate } from '#api/search/engine/typo-index.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { wordLexemes } from '#db/search/lexemes.ts';

/** Of shorter words almost any letters are a form of some other word. */
const SHORTEST = 4;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** How often such a form is meant, of each time that products have its stem. */
const USAGE = 0.2;

/** Texts that are one slip away from a word: a letter more, less or another, or two swapped. */
const slipsOf = (word: string): Set<string> => {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, behind] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      slips.add(before + letter + behind);
      if (behind) slips.add(before + letter + behind.slice(1));
    }
    if (behind) slips.add(before + behind.slice(1));
    if (behind.length > 1)
      slips.add(before + behind.charAt(1) + behind.charAt(0) + behind.slice(2));
  }
  slips.delete(word);
  return slips;
};

/**
 * Ordinary words one slip away that no text has in this form while titles have another form of them:
 * `lmaps` is lamps where they say lamp alone.
 */
export const listInflected = (
  word: string,
  { isOwnWord, isForm, titleDf, language }: Vocabulary,
): Candidate[] => {
  if (word.length < SHORTEST || /[^a-z]/.test(word)) return [];
  return [...slipsOf(word)]
    .filter((meant) => meant.length >= SHORTEST && isOwnWord(meant) && !isForm(meant))
    .map((meant) => {
      const dfs = wordLexemes(meant, language).map(titleDf);
      return { word: meant, distance: 1, df: USAGE * Math.max(0, ...dfs) };
    })
    .filter(({ df }) => df > 0);
};
