import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stemmer as hindiStem } from '@orama/stemmers/indian';
import { stemmer as turkishSnowball } from '@orama/stemmers/turkish';
import { memoiseByLanguage } from '#db/search/memoise-by-language.ts';
import { fold, tokens } from '#db/search/normalise.ts';
import { stemIn, STOP_WORDS } from '#db/search/search-words.ts';
import { languageOfWord } from '#db/search/written-language.ts';
import { arabicStems, englishStem, turkishStem } from '#db/search/stemmers.ts';
import { forEachLanguage, type LanguageCode } from '#i18n/languages.ts';

type Stem = (word: string, folded: string) => string | string[];

const ASCII = /^[\d.a-z]+$/;
const SHORT_STEM = 4;
const LONG_ENDING = 2;

/** French plurals that Snowball leaves: vélos, bijoux. */
const frenchPlural = (word: string): string =>
  word.replace(/(?<=\p{L}{2}[aiou])s$/u, '').replace(/(?<=\p{L}ou)x$/u, '');

/** Snowball cuts some words down to others (koltuk, an armchair, to kol, an arm): those stay whole. */
const turkishSnowballStem = (word: string): string[] => {
  const stem = fold(turkishSnowball(word));
  const isCutShort = stem.length < SHORT_STEM && word.length - stem.length > LONG_ENDING;
  return isCutShort ? [] : [stem];
};

/**
 * Languages whose stems take more than the stemmer of their folder (i18n/{code}/search.ts). The first
 * reads the folded word, so that one typed without accents meets the one with them.
 */
const STEMS: Partial<Record<LanguageCode, readonly Stem[]>> = {
  en: [(_, folded) => englishStem(folded)],
  fr: [
    (_, folded) => fold(frenchStem(frenchPlural(folded))),
    (word) => fold(frenchStem(frenchPlural(word))),
  ],
  ar: [(_, folded) => (ASCII.test(folded) ? englishStem(folded) : arabicStems(folded))],
  tr: [(_, folded) => turkishStem(folded), turkishSnowballStem],
  hi: [(_, folded) => (ASCII.test(folded) ? englishStem(folded) : hindiStem(folded))],
};

/** Both ways, as in French. */
const foldedStems = (language: LanguageCode): readonly Stem[] => [
  (_, folded) => fold(stemIn(language, folded)),
  (word) => fold(stemIn(language, word)),
];

const stemmersOf = forEachLanguage((code) => STEMS[code] ?? foldedStems(code));

const HAS_DIGIT = /\d/;

/** Model codes and sizes stay as they are. */
const stemsOf = (word: string, folded: string, language: LanguageCode): string[] => {
  if (HAS_DIGIT.test(folded)) return [folded];
  const own = stemmersOf[language].flatMap((stem) => stem(word, folded));
  const stems = own.filter((stem) => stem !== '');
  return stems.length > 0 ? [...new Set(stems)] : [folded];
};

/** A word of a text with what it is indexed as; a compound's joined form is with its first part. */
export type ReadWord = {
  readonly word: string;
  readonly folded: string;
  readonly lexemes: readonly string[];
  /** See Token. */
  readonly isHyphened?: true;
};

/** Stemming is most of the work of indexing, and texts repeat their words. */
const readWord = memoiseByLanguage(20_000, (word, given): ReadWord => {
  const folded = fold(word);
  const language = languageOfWord(folded, given);
  const isStopWord = STOP_WORDS[language].has(folded);
  return { word, folded, lexemes: isStopWord ? [] : stemsOf(word, folded, language) };
});

/**
 * What a word is indexed and searched as: one or two lexemes, none for a word that says nothing. A word
 * in the script of one language is that language's, whatever `language` says. The first one does not depend on accents, so it is there however the word was typed.
 * The one function for both sides; `word` is lower case.
 */
export const wordLexemes = (word: string, language: LanguageCode): readonly string[] =>
  readWord(word, language).lexemes;

/** The first lexemes of a word, those that do not depend on its accents. Takes no memory. */
export const foldedLexemes = (word: string, language: LanguageCode): string[] => {
  const folded = fold(word);
  if (HAS_DIGIT.test(folded)) return [folded];
  return [stemmersOf[languageOfWord(folded, language)][0]?.(word, folded) ?? folded].flat();
};

/**
 * A lexeme of a translated name inside a document of another language. It is prefixed by its
 * language; otherwise the French category pain (bread) would be found by the English words pain
 * relief.
 */
export const foreignLexeme = (lexeme: string, language: LanguageCode): string =>
  `${language}:${lexeme}`;

/** The lexeme of what a title calls the thing, beside the one of the word. */
export const headLexeme = (lexeme: string): string => `^${lexeme}`;

/** The lexeme of a folded word of a title in just this form, where that is not its stem. */
export const formLexeme = (folded: string): string => `=${folded}`;

/** A word of a text that is written in another language than its field is for: found in both. */
const readInBoth = (word: string, written: LanguageCode, field: LanguageCode): ReadWord => {
  const own = readWord(word, written);
  if (written === field) return own;
  return { ...own, lexemes: [...new Set([...own.lexemes, ...wordLexemes(word, field)])] };
};

/** The words of a text in reading order, each with its lexemes. */
const readWords = (text: string, written: LanguageCode, field: LanguageCode): ReadWord[] => {
  const words = tokens(text, written);
  return words.map(({ word, joined, isHyphened }, index) => {
    const read = readInBoth(word, written, field);
    const own = isHyphened ? { ...read, isHyphened } : read;
    if (joined === null || words[index - 1]?.joined === joined) return own;
    const together = wordLexemes(joined, written);
    return { ...own, lexemes: [...new Set([...own.lexemes, ...together])] };
  });
};

/** The lexemes of a text, a list per word in reading order. */
export const lexemes = (text: string, language: LanguageCode): (readonly string[])[] =>
  readWords(text, language, language).map((word) => word.lexemes);

/** Words held: a few batches of products with long descriptions. */
const MOST_WORDS = 400_000;

/** A text in the field of a language; `written`: the one that it is in, where that is another. */
export type WrittenText = { text: string; language: LanguageCode; written?: LanguageCode };

const readers = forEachLanguage((written) =>
  memoiseByLanguage<readonly ReadWord[]>(
    MOST_WORDS,
    (text, field) => readWords(text, written, field),
    (words) => words.length,
  ),
);

/**
 * The words of a text that is being indexed. Documents, word counts and suggestions ask for the same
 * texts, and products for the same brands and categories: each is read once. An import reads the
 * texts of its next products while PostgreSQL writes the present ones.
 */
export const readText = ({
  text,
  language,
  written = language,
}: WrittenText): readonly ReadWord[] => readers[written](text, language);
