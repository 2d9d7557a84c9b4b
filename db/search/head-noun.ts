import { fold, tokens } from '#db/search/normalise.ts';
import { HEADS } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Behind these only more about the thing is said: sizes, colours, what is in the box. */
const END = /[,;:|([{–—]|\s-\s/u;
const HAS_DIGIT = /\d/;

/**
 * The word of a title that names the thing, as the language writes it: the last one before a comma, a
 * dash or a word like `for` and `with`, in French and Arabic the first. Model codes and numbers name
 * nothing. Undefined where no word is left.
 */
export const headNounOf = (title: string, language: LanguageCode): string | undefined => {
  const { isFirst, ends } = HEADS[language];
  const [start = ''] = title.split(END);
  const words = tokens(start, language).map(({ word }) => word);
  const end = words.findIndex((word, at) => at > 0 && ends.has(fold(word)));
  const naming = (end < 0 ? words : words.slice(0, end)).filter((word) => !HAS_DIGIT.test(word));
  return isFirst ? naming[0] : naming.at(-1);
};
