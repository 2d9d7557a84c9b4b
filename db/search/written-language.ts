import { fold, lowerCase } from '#db/search/normalise.ts';
import { LETTERS, SCRIPTS, STOP_WORDS } from '#db/search/search-words.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#i18n/languages.ts';

/** A description tells its language early. */
const LONGEST = 600;
const WORD = /[\p{L}\p{M}'’]+/gu;
/** Everything that an English text without accents is made of. */
const PLAIN = /^[\0-\x7f]*$/;

/** The language whose script a word is in; `otherwise` where several languages share its script. */
export const languageOfWord = (folded: string, otherwise: LanguageCode): LanguageCode => {
  if (PLAIN.test(folded)) return otherwise;
  return SCRIPTS.find(([, script]) => script.test(folded))?.[0] ?? otherwise;
};

const inScript: ReadonlySet<LanguageCode> = new Set(SCRIPTS.map(([code]) => code));

/** The languages in Latin script, each with the words that it alone has so often. */
const COMMONEST = new Map(
  languageCodes
    .filter((code) => !inScript.has(code))
    .map((code) => {
      const others = languageCodes.filter((other) => other !== code);
      const own = [...STOP_WORDS[code]].filter((word) =>
        others.every((other) => !STOP_WORDS[other].has(word)),
      );
      return [code, new Set(own)] as const;
    }),
);

/** How many words of a text tell that it is in a language. */
const evidenceFor = (language: LanguageCode, words: readonly string[]): number => {
  const letters = LETTERS.find(([code]) => code === language)?.[1];
  const commonest = COMMONEST.get(language);
  return words.filter((word) => letters?.test(word) || commonest?.has(fold(word))).length;
};

/**
 * The language that a text in a field of `field` is written in: many shops keep their own language in
 * the default one's field. Told by letters and by the commonest words; the field's own where nothing
 * speaks more for another one. Scripts of one language alone are told word by word: languageOfWord.
 */
export const writtenLanguage = (text: string, field: LanguageCode): LanguageCode => {
  const words = lowerCase(text.slice(0, LONGEST), defaultLanguage).match(WORD) ?? [];
  let best = { language: field, evidence: evidenceFor(field, words) };
  for (const language of COMMONEST.keys()) {
    const evidence = evidenceFor(language, words);
    if (evidence > best.evidence) best = { language, evidence };
  }
  return best.language;
};
