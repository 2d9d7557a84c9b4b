import type { LanguageCode } from '#i18n/languages.ts';
import type { ReadWord } from '#db/search/lexemes.ts';
import { STOP_WORDS } from '#db/search/search-words.ts';

/** Only the beginning of a title names the thing; what follows is sizes and colours. */
const WORDS_OF_TITLE = 8;
const LONGEST_PHRASE = 3;

const NUMBERS = /^[\d.\s]+$/;

/**
 * Phrases of one to three words of a title that neither begin nor end with a word that says nothing:
 * folded, and as they are written.
 */
export const phrasesOf = (
  title: readonly ReadWord[],
  language: LanguageCode,
): Map<string, string> => {
  const words = title.slice(0, WORDS_OF_TITLE);
  const mayEnd = words.map(({ folded }) => folded.length > 1 && !STOP_WORDS[language].has(folded));
  const phrases = new Map<string, string>();
  for (const start of words.keys()) {
    if (!mayEnd[start]) continue;
    let folded = '';
    let term = '';
    for (let end = start; end < start + LONGEST_PHRASE; end += 1) {
      const word = words[end];
      if (!word) break;
      folded += end === start ? word.folded : ` ${word.folded}`;
      term += end === start ? word.word : ` ${word.word}`;
      if (mayEnd[end] && !NUMBERS.test(folded)) phrases.set(folded, term);
    }
  }
  return phrases;
};
