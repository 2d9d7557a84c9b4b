import { foldedLexemes } from '#db/search/lexemes.ts';
import { tokens } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** Which terms of a language mean the same. Terms are folded; each is known in all of its forms. */
export type SynonymGroups = {
  groups: readonly (readonly string[])[];
  /** The other terms of every group that a term is in: for `couches` those of couch. */
  synonyms: (term: string) => string[];
  /** Whether a word is part of a term. */
  isInTerm: (word: string) => boolean;
  /** The number of words in the longest term. */
  longestSynonym: number;
};

/** Without words that say nothing, which a query loses too: `housse de couette`. */
const foldTerm = (term: string, language: LanguageCode): string =>
  tokens(term, language)
    .map(({ folded }) => folded)
    .filter((folded) => foldedLexemes(folded, language).length > 0)
    .join(' ');

const stemOf = (word: string, language: LanguageCode): string =>
  foldedLexemes(word, language)[0] ?? word;

const stemsOfTerm = (term: string, language: LanguageCode): string =>
  term
    .split(' ')
    .map((word) => stemOf(word, language))
    .join(' ');

/** Prepares the groups of terms as the shop's owner wrote them. */
export const readSynonymGroups = (
  written: readonly (readonly string[])[],
  language: LanguageCode,
): SynonymGroups => {
  const stemsOf = (term: string): string => stemsOfTerm(term, language);
  const groups = written.map((group) =>
    group.map((term) => foldTerm(term, language)).filter((term) => term !== ''),
  );
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const key of new Set(group.map(stemsOf))) {
      const known = others.get(key) ?? new Set();
      others.set(key, known);
      for (const term of group) if (stemsOf(term) !== key) known.add(term);
    }
  }
  const stems = new Set([...others.keys()].flatMap((key) => key.split(' ')));
  return {
    groups,
    synonyms: (term) => [...(others.get(stemsOf(term)) ?? [])],
    isInTerm: (word) => stems.has(stemOf(word, language)),
    longestSynonym: Math.max(0, ...[...others.keys()].map((key) => key.split(' ').length)),
  };
};

/** The goods that each term means first, known in all forms of the term: pairs as a language's folder gives them. */
export const readMeant = (
  written: readonly (readonly string[])[],
  language: LanguageCode,
): ((term: string) => string[]) => {
  const goods = new Map<string, string[]>();
  for (const [first = '', ...terms] of written)
    for (const term of terms) {
      const stems = stemsOfTerm(foldTerm(term, language), language);
      goods.set(stems, [...(goods.get(stems) ?? []), foldTerm(first, language)]);
    }
  return (term) => goods.get(stemsOfTerm(term, language)) ?? [];
};
