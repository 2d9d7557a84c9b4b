import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { foreignLexeme, wordLexemes } from '#db/search/lexemes.ts';
import type { Token } from '#db/search/normalise.ts';
import { defaultLanguage } from '#i18n/languages.ts';

/**
 * One word of a query as it is searched: any of the alternatives, each a list of lexemes that must
 * all be there. What was typed (the word, its compound) ranks above what means the same.
 */
export type QueryTerm = {
  folded: string;
  alternatives: string[][];
  synonyms: string[][];
  df: number;
  /** No product is called so; what the synonyms find comes near. */
  comesNear?: boolean;
  /** Of the goods of several kinds that it names those that are meant first: each a list like an alternative. */
  meant?: string[][];
  /** Of the synonyms the goods that it means as well, shown behind those that are called so. */
  meantBehind?: string[][];
  /** The words of a term of several. */
  words?: QueryTerm[];
};

/** A word that may be one of the default language, whatever the shopper's is. */
export const ASCII = /^[\d.a-z]+$/;

/**
 * The lexemes of a word: in the shopper's language, and in the default one, since what is not
 * translated is indexed as that; of a category's, brand's or tag's name also as such products have it.
 */
export const queryLexemes = (
  { word, folded }: Pick<Token, 'word' | 'folded'>,
  { language, isInName }: Vocabulary,
): readonly string[] => {
  const own = wordLexemes(word, language);
  if (own.length === 0 || language === defaultLanguage) return own;
  const named = own.filter(isInName).map((lexeme) => foreignLexeme(lexeme, language));
  const asDefault = ASCII.test(folded) ? wordLexemes(word, defaultLanguage) : [];
  return [...new Set([...own, ...asDefault, ...named])];
};

/** In how many products any of the lexemes occurs, at most. */
export const lexemesDf = (lexemes: readonly string[], vocabulary: Vocabulary): number =>
  Math.max(0, ...lexemes.map((lexeme) => vocabulary.lexemeDf(lexeme)));

/** The weight of a word in ranking: rare words say more. */
export const idf = (df: number, documents: number): number =>
  Math.log(1 + (Math.max(documents, df) - df + 0.5) / (df + 0.5));

/** The text of a tsquery that is true where any alternative is, in these classes of words or any. Lexemes never hold a quote. */
export const anyQuery = (alternatives: string[][], classes = ''): string => {
  const conjunction = (all: string[]): string =>
    all.map((lexeme) => `'${lexeme}'${classes && `:${classes}`}`).join('&');
  return `(${alternatives.map((all) => `(${conjunction(all)})`).join('|')})`;
};

/** The text of a tsquery that is true where the unit occurs, as typed or by a synonym. */
const termQuery = ({ alternatives, synonyms }: QueryTerm, classes?: string): string =>
  anyQuery([...alternatives, ...synonyms], classes);

/** The text of a tsquery that is true where all units occur. */
export const allOf = (units: readonly QueryTerm[], classes?: string): string =>
  units.map((unit) => termQuery(unit, classes)).join('&');

export type Word = Pick<Token, 'word' | 'folded' | 'joined'>;

/** A folded word as the language writes it. */
export const asWord = (folded: string, vocabulary: Vocabulary): Word => ({
  word: vocabulary.spelling(folded),
  folded,
  joined: null,
});

/** Every lexeme that stands for the word: its own and those of the compound it belongs to. */
export const lexemesOf = (word: Word, vocabulary: Vocabulary): string[] => {
  const { joined } = word;
  const compound =
    joined === null ? [] : queryLexemes({ word: joined, folded: joined }, vocabulary);
  return [...new Set([...queryLexemes(word, vocabulary), ...compound])];
};

/** More words that sound so tell nothing apart. */
const MOST_HEARD = 6;

/**
 * The known words that a word is when it is written in another script: sabun is صابون and साबुन,
 * سامسونج is Samsung. Folded, the most frequent first.
 */
export const wordsAcrossScripts = (
  { folded }: Pick<Word, 'folded'>,
  { romanised, wordDf, synonyms }: Vocabulary,
): string[] =>
  (ASCII.test(folded) ? romanised.written(folded) : romanised.named(folded))
    .filter((word) => wordDf(word) > 0 || synonyms(word).length > 0)
    .toSorted((a, b) => wordDf(b) - wordDf(a))
    .slice(0, MOST_HEARD);

/** The unit of a word. `textDf` counts lexemes that the vocabulary does not know. */
export const unitOf = (
  word: Word,
  vocabulary: Vocabulary,
  textDf: ReadonlyMap<string, number>,
): QueryTerm => {
  const typed = lexemesOf(word, vocabulary);
  const isKnown =
    lexemesDf(typed, vocabulary) > 0 || typed.some((lexeme) => (textDf.get(lexeme) ?? 0) > 0);
  const heard = isKnown ? [] : wordsAcrossScripts(word, vocabulary);
  const lexemes =
    heard.length > 0
      ? heard.flatMap((folded) => lexemesOf(asWord(folded, vocabulary), vocabulary))
      : typed;
  const inTexts = Math.max(0, ...lexemes.map((lexeme) => textDf.get(lexeme) ?? 0));
  return {
    folded: heard[0] ?? word.folded,
    alternatives: lexemes.map((lexeme) => [lexeme]),
    synonyms: [],
    df: lexemesDf(lexemes, vocabulary) || inTexts,
  };
};
