import {
  asWord,
  lexemesDf,
  lexemesOf,
  wordsAcrossScripts,
  type Word,
} from '#api/search/engine/query-term.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { tokens } from '#db/search/normalise.ts';
import { languageCodes } from '#i18n/languages.ts';

/** In longer words a slip is likelier than a word of another script. */
const LONGEST_HEARD = 4;
/** In shorter ones a letter that was left out is, of a word that so many titles have. */
const SHORTEST_SLIP = 4;
const SOLD = 3;

const saysNothing = (word: Word, vocabulary: Vocabulary): boolean =>
  lexemesOf(word, vocabulary).length === 0;

const hasProducts = (word: Word, vocabulary: Vocabulary): boolean =>
  lexemesDf(lexemesOf(word, vocabulary), vocabulary) > 0;

const isInTitles = (word: Word, vocabulary: Vocabulary): boolean =>
  lexemesOf(word, vocabulary).some((lexeme) => vocabulary.titleDf(lexeme) > 0);

/** Whether products have one of the terms. */
const haveProducts = (terms: string[], vocabulary: Vocabulary): boolean =>
  terms.some((term) =>
    term.split(' ').every((folded) => hasProducts(asWord(folded, vocabulary), vocabulary)),
  );

/** Whether products have the word, or what means the same. */
const knows = (word: Word, vocabulary: Vocabulary): boolean =>
  hasProducts(word, vocabulary) || haveProducts(vocabulary.synonyms(word.folded), vocabulary);

/** Whether a letter that stands twice in a word of the language was typed once: a pilow. */
const isHalfDouble = (folded: string, { isOwnWord }: Vocabulary): boolean =>
  [...folded].some(
    (letter, at) => at > 0 && isOwnWord(folded.slice(0, at) + letter + folded.slice(at)),
  );

const isSlip = ({ folded }: Word, vocabulary: Vocabulary): boolean => {
  if (folded.length < SHORTEST_SLIP) return false;
  const near = vocabulary.typos.candidates(folded).filter(({ distance }) => distance === 1);
  const isLost = ({ word }: { word: string }): boolean =>
    word.length > folded.length && vocabulary.wordDf(word) >= SOLD;
  return (
    (folded.length > LONGEST_HEARD && near.length > 0) ||
    near.some(isLost) ||
    isHalfDouble(folded, vocabulary)
  );
};

/**
 * A slip may have the stem of another language's word (`camer`, that of caméra). What is a word of that
 * language is none, unless no text has it in this form and it is one slip away from a word of the
 * shopper's.
 */
const knowsAsOwn = (word: Word, { own, other, isMixed }: Pair): boolean => {
  if (knows(word, own)) return true;
  if (!knows(word, other) || (isMixed && own.isOwnWord(word.folded))) return false;
  const { folded } = word;
  return other.isForm(folded)
    ? other.isOwnWord(folded) || !own.isForm(folded)
    : other.isOwnWord(folded) && !own.isOwnWord(folded) && !isSlip(word, own);
};

const hears = (word: Word, { own, other }: Pair): boolean =>
  knows(word, own) || wordsAcrossScripts(word, other).length > 0;

/**
 * The shopper's vocabulary, and the one that is tried. Where only the shopper's has titles with some word of the
 * query, the other words of that language are no foreign ones: `double` of a double bed, which is French too.
 */
type Pair = { own: Vocabulary; other: Vocabulary; isMixed: boolean };
type Test = (word: Word, pair: Pair) => boolean;

/** Whether a test holds for every word of the query that says something, and there is one. */
const holds = (q: string, pair: Pair, test: Test): boolean => {
  const { other } = pair;
  const words = tokens(q, other.language).filter((word) => !saysNothing(word, other));
  return words.length > 0 && words.every((word) => test(word, pair));
};

/** How often the rarest word of the query is used. */
const usage = (q: string, vocabulary: Vocabulary): number =>
  Math.min(
    ...tokens(q, vocabulary.language)
      .map((word) => lexemesOf(word, vocabulary))
      .filter((lexemes) => lexemes.length > 0)
      .map((lexemes) => lexemesDf(lexemes, vocabulary)),
  );

/**
 * The vocabulary that a query is searched by: the shopper's language, where products have all of its
 * words in it; else another one that has them all; else one whose words sound like them in another
 * script; else the shopper's, which corrects them.
 */
export const chooseVocabulary = async (
  q: string,
  own: Vocabulary,
  vocabularies: Vocabularies,
): Promise<Vocabulary> => {
  const words = tokens(q, own.language);
  const mayBeOfTerm = ({ folded }: Word): boolean => words.length > 1 && own.isInTerm(folded);
  const isOwn = (word: Word): boolean =>
    saysNothing(word, own) ||
    knows(word, own) ||
    haveProducts(own.related(word.folded), own) ||
    mayBeOfTerm(word);
  if (words.every(isOwn)) return own;
  const codes = languageCodes.filter((code) => code !== own.language);
  const others = await Promise.all(codes.map(vocabularies.get));
  const pairOf = (other: Vocabulary): Pair => ({
    own,
    other,
    isMixed: words.some((word) => isInTitles(word, own) && !isInTitles(word, other)),
  });
  const knowing = others.filter((other) => holds(q, pairOf(other), knowsAsOwn));
  const [best] = knowing.toSorted((a, b) => usage(q, b) - usage(q, a));
  if (best) return best;
  const isHeard = holds(q, pairOf(own), hears);
  const isCorrected = words.some((word) => !knows(word, own) && isSlip(word, own));
  if (isHeard || isCorrected) return own;
  // What no product is in the shopper's own language is not heard as another language's word: a pillow, a beer.
  if (words.some((word) => !knows(word, own) && own.isOwnWord(word.folded))) return own;
  return others.find((other) => holds(q, pairOf(other), hears)) ?? own;
};
