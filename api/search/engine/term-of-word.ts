import type { Token } from '#db/search/normalise.ts';
import { lexemesDf, queryLexemes } from '#api/search/engine/query-term.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

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

/** The unit of a word. `textDf` counts lexemes that the vocabulary does not know. */
export const unitOf = (
  word: Word,
  vocabulary: Vocabulary,
  textDf: ReadonlyMap<string, number>,
): QueryTerm => {
  const lexemes = lexemesOf(word, vocabulary);
  const inTexts = Math.max(0, ...lexemes.map((lexeme) => textDf.get(lexeme) ?? 0));
  return {
    folded: word.folded,
    alternatives: lexemes.map((lexeme) => [lexeme]),
    synonyms: [],
    df: lexemesDf(lexemes, vocabulary) || inTexts,
  };
};
