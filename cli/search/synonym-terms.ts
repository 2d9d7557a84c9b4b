import type { SynonymGroup } from '#db/search/synonyms.ts';
import { tokens } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { RuleError } from '#cli/command-error.ts';

const LONGEST = 80;

/** A term as searches compare it, so that `TV` and `tv` are one. */
const foldTerm = (term: string, language: LanguageCode): string =>
  tokens(term, language)
    .map(({ folded }) => folded)
    .join(' ');

/** The terms without spaces around them, checked: two at least, each other than the rest. Throws RuleError. */
export const requireTerms = (given: readonly string[], language: LanguageCode): string[] => {
  const terms = given.map((term) => term.trim().replaceAll(/\s+/gu, ' '));
  const known = new Map<string, string>();
  for (const term of terms) {
    const folded = foldTerm(term, language);
    if (folded === '') throw new RuleError(`"${term}" has no letter or digit to search for.`);
    if (term.length > LONGEST)
      throw new RuleError(`"${term}" is longer than ${LONGEST} characters.`);
    const same = known.get(folded);
    if (same !== undefined)
      throw new RuleError(`A search takes "${same}" and "${term}" for the same already.`);
    known.set(folded, term);
  }
  if (terms.length < 2)
    throw new RuleError(
      'A synonym needs two terms at least; put quotes around those of several words.',
    );
  return terms;
};

/** The group that says the same already, in whatever order. */
export const findSameGroup = (
  terms: readonly string[],
  groups: readonly SynonymGroup[],
  language: LanguageCode,
): SynonymGroup | undefined => {
  const wanted = new Set(terms.map((term) => foldTerm(term, language)));
  return groups.find((group) => {
    const known = new Set(group.terms.map((term) => foldTerm(term, language)));
    return [...wanted].every((term) => known.has(term));
  });
};
