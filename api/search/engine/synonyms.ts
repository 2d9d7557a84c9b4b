import { asWord, queryLexemes, type QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** The lexemes of the words of a folded term, all of which have to be there. */
export const conjunctionOf = (term: string, vocabulary: Vocabulary): string[] =>
  term
    .split(' ')
    .flatMap((folded) => queryLexemes(asWord(folded, vocabulary), vocabulary).slice(0, 1));

/** The words of a term as one unit; undefined where no product has them all, nor what means the same. */
const unitOfTerm = (
  units: QueryTerm[],
  synonyms: readonly string[],
  vocabulary: Vocabulary,
): QueryTerm | undefined => {
  const others = synonyms
    .map((term) => conjunctionOf(term, vocabulary))
    .filter((all) => all.length > 0);
  const own =
    units.length === 1
      ? units.flatMap(({ alternatives }) => alternatives)
      : [units.flatMap(({ alternatives }) => alternatives[0] ?? [])];
  const dfs = [...own, ...others].map((all) =>
    Math.min(...all.map((lexeme) => vocabulary.lexemeDf(lexeme))),
  );
  if (units.length > 1 && Math.max(...dfs) === 0) return undefined;
  return {
    folded: units.map(({ folded }) => folded).join(' '),
    alternatives: own,
    synonyms: others,
    df: Math.max(...units.map(({ df }) => df), ...dfs),
    ...(units.length > 1 && { words: units }),
  };
};

/** A word that says what closed compounds are (watch) finds those too, where they are commoner (wristwatch). */
const withCompounds = (unit: QueryTerm, vocabulary: Vocabulary): QueryTerm => {
  const names = new Set([unit.folded, ...unit.alternatives.flat()]);
  const compounds = [...names]
    .flatMap(vocabulary.compounds)
    .map((folded) => conjunctionOf(folded, vocabulary))
    .filter(([lexeme]) => lexeme !== undefined && vocabulary.lexemeDf(lexeme) > unit.df);
  if (compounds.length === 0) return unit;
  const dfs = compounds.map(([lexeme = '']) => vocabulary.lexemeDf(lexeme));
  return {
    ...unit,
    synonyms: [...unit.synonyms, ...compounds],
    df: Math.max(unit.df, ...dfs),
  };
};

/** Whether titles call something so, or by what means the same. */
const isNamed = ({ alternatives, synonyms }: QueryTerm, { titleDf }: Vocabulary): boolean =>
  [...alternatives, ...synonyms].some((all) => all.every((lexeme) => titleDf(lexeme) > 0));

/**
 * What no product is called finds goods that come near: trousers jeans, a jacket coats. A text that
 * mentions a speaker is of no speaker.
 */
const orRelated = (unit: QueryTerm, vocabulary: Vocabulary): QueryTerm => {
  if (isNamed(unit, vocabulary)) return unit;
  const goods = [unit.folded, ...vocabulary.synonyms(unit.folded)]
    .flatMap(vocabulary.related)
    .map((term) => conjunctionOf(term, vocabulary))
    .filter((all) => all.length > 0);
  const near = Math.max(0, ...goods.map((all) => Math.min(...all.map(vocabulary.titleDf))));
  if (near === 0) return unit;
  const synonyms = [...unit.synonyms, ...goods];
  return { ...unit, synonyms, df: Math.max(unit.df, near), comesNear: true };
};

/** The goods of these terms that titles name, each as the lexemes that all have to be there. */
const soldOf = (terms: readonly string[], vocabulary: Vocabulary): string[][] =>
  terms
    .map((term) => conjunctionOf(term, vocabulary))
    .filter((all) => all.length > 0 && all.every((lexeme) => vocabulary.titleDf(lexeme) > 0));

/** With goods that count as what means the same. */
const withGoods = (unit: QueryTerm, goods: string[][], vocabulary: Vocabulary): QueryTerm => {
  const known = new Set([...unit.alternatives, ...unit.synonyms].map((all) => all.join(' ')));
  const added = goods.filter((all) => !known.has(all.join(' ')));
  const dfs = added.map((all) => Math.min(...all.map(vocabulary.lexemeDf)));
  return { ...unit, synonyms: [...unit.synonyms, ...added], df: Math.max(unit.df, ...dfs) };
};

/**
 * What a word alone means first is found by it, whatever its titles call it: a phone is a smartphone. What it means as
 * well is found behind that: of a lamp bulbs.
 */
export const withMeant = (units: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] => {
  const [unit, ...others] = units;
  if (!unit || others.length > 0) return units;
  const meant = soldOf(vocabulary.meant(unit.folded), vocabulary);
  const behind = soldOf(vocabulary.meantBehind(unit.folded), vocabulary);
  return [
    {
      ...withGoods(unit, [...meant, ...behind], vocabulary),
      ...(meant.length > 0 && { meant }),
      ...(behind.length > 0 && { meantBehind: behind }),
    },
  ];
};

/** The longest term at a place that has synonyms and products, as one unit. */
const findTerm = (
  units: QueryTerm[],
  at: number,
  vocabulary: Vocabulary,
): { unit: QueryTerm; length: number } | undefined => {
  for (let length = vocabulary.longestSynonym; length > 0; length -= 1) {
    const words = units.slice(at, at + length);
    const synonyms = vocabulary.synonyms(words.map(({ folded }) => folded).join(' '));
    if (words.length < length || synonyms.length === 0) continue;
    const unit = unitOfTerm(words, synonyms, vocabulary);
    if (unit) return { unit, length };
  }
  return undefined;
};

/** A term with synonyms becomes one unit, its alternatives the term and what means the same. */
export const withSynonyms = (units: QueryTerm[], vocabulary: Vocabulary): QueryTerm[] => {
  const merged: QueryTerm[] = [];
  for (let at = 0; at < units.length;) {
    const term = findTerm(units, at, vocabulary);
    const unit = term?.unit ?? units[at];
    if (unit) merged.push(orRelated(withCompounds(unit, vocabulary), vocabulary));
    at += term?.length ?? 1;
  }
  return merged;
};

/** The words of a term one by one, each with what means the same as it alone. */
export const withSynonymsOfEach = (
  words: readonly QueryTerm[],
  vocabulary: Vocabulary,
): QueryTerm[] => words.flatMap((word) => withSynonyms([word], vocabulary));
