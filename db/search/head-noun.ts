import { isUnit } from '#db/search/measures.ts';
import { fold, tokens } from '#db/search/normalise.ts';
import { HEADS } from '#db/search/search-words.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Behind these only more about the thing is said: sizes, colours, what is in the box. */
const END = /[,;:|([{–—]|\s-\s/u;
const HAS_DIGIT = /\d/;
/** A letter alone is a type or a size. */
const SHORTEST = 2;
/** What is counted or measured beside lengths, weights and volumes. */
const FURTHER_UNITS = new Set(
  'pc pcs pack pages sheets kb mb gb tb mbit gbit hz mhz ghz w kw wh va kva v mv a ma ah mah lm dpi ppm px pixels mp'.split(
    ' ',
  ),
);

/** Whether a word names no thing: a model's code, a number, its unit, a colour. */
const isQuality = (
  words: readonly string[],
  at: number,
  qualities: ReadonlySet<string>,
): boolean => {
  const folded = fold(words[at] ?? '');
  const isMeasured =
    HAS_DIGIT.test(words[at - 1] ?? '') && (isUnit(folded) || FURTHER_UNITS.has(folded));
  return folded.length < SHORTEST || HAS_DIGIT.test(folded) || isMeasured || qualities.has(folded);
};

/**
 * The word of a title that names the thing, as the language writes it: the last one before a comma, a
 * dash or a word like `for` and `with`, in French and Arabic the first. Model codes, measures and
 * colours name nothing (`Notebook Silver 35.6 cm` is a notebook). Undefined where no word is left.
 */
export const headNounOf = (title: string, language: LanguageCode): string | undefined => {
  const { isFirst, ends, qualities } = HEADS[language];
  const [start = ''] = title.split(END);
  const words = tokens(start, language).map(({ word }) => word);
  const end = words.findIndex((word, at) => at > 0 && ends.has(fold(word)));
  const naming = (end < 0 ? words : words.slice(0, end)).filter(
    (_, at) => !isQuality(words, at, qualities),
  );
  return isFirst ? naming[0] : naming.at(-1);
};
