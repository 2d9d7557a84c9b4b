import { tokens } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** What stands in the search field: its words, folded, and whether the last one is followed by a space. */
export type Typed = { words: string[]; last: string; isComplete: boolean };

/** Reads a text as it is typed. */
export const readTyped = (q: string, language: LanguageCode): Typed => {
  const words = tokens(q, language).map(({ folded }) => folded);
  return { words, last: words.at(-1) ?? '', isComplete: /\s$/.test(q) };
};

/** What keywords have to begin with; behind a space the last word is whole. */
export const prefixOf = ({ words, isComplete }: Typed): string =>
  words.join(' ') + (isComplete ? ' ' : '');

/** A text as keywords are compared. */
export const foldedText = (text: string, language: LanguageCode): string =>
  readTyped(text, language).words.join(' ');
