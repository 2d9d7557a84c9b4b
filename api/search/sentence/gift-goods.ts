import { GRAMMARS } from '#api/search/sentence/grammar.ts';
import { readPieces } from '#api/search/sentence/read-words.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import { foldedLexemes } from '#db/search/lexemes.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Whether words ask for a gift and for nothing else. */
const isGiftAlone = (words: readonly string[], language: LanguageCode): boolean => {
  const stemsOf = (word: string): string => foldedLexemes(word, language).join(' ');
  const gift = stemsOf(GRAMMARS[language].giftWord);
  return words.length > 0 && words.every((word) => stemsOf(word) === gift);
};

/**
 * The goods that are given most to whom a query names, or to anybody; none to children, whose gifts are toys.
 * Undefined where no gift is asked for.
 */
export const giftGoodsOf = (
  text: string | undefined,
  parts: readonly SentencePart[],
  language: LanguageCode,
): readonly string[] | undefined => {
  const wordsOf = (said: string): string[] => readPieces(said, language).map((piece) => piece.text);
  const gift = parts.find((part) => part.kind === 'gift');
  if (!gift && !isGiftAlone(wordsOf(text ?? ''), language)) return undefined;
  const { children, gifts, childGiftWord } = GRAMMARS[language];
  const recipient = gift ? wordsOf(gift.recipient) : [];
  const isForChild = recipient.some((word) => children.has(word)) || text?.includes(childGiftWord);
  if (isForChild) return [];
  const given = gifts.find(({ to }) => to.size === 0 || recipient.some((word) => to.has(word)));
  return given?.goods ?? [];
};
