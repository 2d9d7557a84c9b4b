import type { Db } from '#db/client.ts';
import { type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { askedUnit } from '#api/search/engine/asked-goods.ts';
import { chooseVocabulary } from '#api/search/engine/choose-vocabulary.ts';
import { findByCode } from '#api/search/engine/find-by-code.ts';
import { listTopMatches } from '#api/search/engine/top-matches.ts';
import type { Best } from '#api/search/engine/top-matches.ts';
import {
  findNearReading,
  findWholeCompound,
  type Literal,
} from '#api/search/engine/near-reading.ts';
import { mendElsewhere } from '#api/search/engine/mended-elsewhere.ts';
import { type PreparedQuery, prepareQuery } from '#api/search/engine/prepare.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { suggestPopular } from './popular-suggestions.ts';
import { listSuggestedBrands } from './suggested-brands.ts';
import { listSuggestedCategories } from './suggested-categories.ts';
import { findColoured, type Sources } from './suggested-colours.ts';
import { listFurtherNames, listTerms } from './suggested-keywords.ts';
import type { Suggestions } from './suggestions.ts';
import { foldedText, prefixOf, readTyped, type Typed } from './typed-text.ts';

const PRODUCTS = 6;

/** A word typed whole is so many times rarer than what it may still become, and yet meant. */
const RARER = 5;

/** The query that the text will probably become: its last word completed where that is likely. `begun`: as a keyword begins. */
const completed = (
  { words, last, isComplete }: Typed,
  vocabulary: Vocabulary,
  begun = vocabulary.completions(last)[0] ?? last,
): string => {
  const isWord =
    vocabulary.wordDf(last) * RARER >= vocabulary.wordDf(begun) ||
    vocabulary.synonyms(last).length > 0;
  return isComplete || isWord ? words.join(' ') : [...words.slice(0, -1), begun].join(' ');
};

/**
 * A text as the first keyword that begins so goes on: the most frequent word may be a model's, or never stand behind the
 * others; `coffee c` becomes a coffee cup. Undefined where none does.
 */
const completedByKeyword = (
  typed: Typed,
  [keyword]: readonly string[],
  vocabulary: Vocabulary,
): string | undefined => {
  const { words, isComplete } = typed;
  if (isComplete || keyword === undefined) return undefined;
  const begun = readTyped(keyword, vocabulary.language).words.slice(0, words.length);
  return words.length === 1 ? completed(typed, vocabulary, begun[0]) : begun.join(' ');
};

/** Fewer letters begin a word of any language. */
const SHORTEST_BEGINNING = 3;

/**
 * The vocabulary that a text is read in while it is typed: another language's where the text is one of its
 * words, or where no word of the shopper's begins like the last one and what it may become there is.
 */
const vocabularyOf = async (
  typed: Typed,
  own: Vocabulary,
  vocabularies: Vocabularies,
): Promise<Vocabulary> => {
  const chosen = await chooseVocabulary(completed(typed, own), own, vocabularies);
  const { last, isComplete } = typed;
  const begins = ({ completions }: Vocabulary): boolean => completions(last).length > 0;
  if (chosen !== own || isComplete || last.length < SHORTEST_BEGINNING || begins(own))
    return chosen;
  const codes = languageCodes.filter((code) => code !== own.language);
  const others = await Promise.all(codes.map(vocabularies.get));
  for (const other of others.filter(begins))
    if ((await chooseVocabulary(completed(typed, other), own, vocabularies)) === other)
      return other;
  return own;
};

/** Categories whose names have every word typed, the last one perhaps unfinished. */
const namedCategories = ({ words, last }: Typed, { categories }: Vocabulary): number[] => {
  const whole = words.slice(0, -1);
  return [...categories]
    .filter(
      ([, { folded }]) =>
        whole.every((word) => folded.includes(word)) &&
        folded.some((word) => word.startsWith(last)),
    )
    .toSorted(([, a], [, b]) => a.folded.length - b.folded.length)
    .map(([id]) => id);
};

const byFrequency = (ids: number[]): number[] => {
  const counts = Map.groupBy(ids, (id) => id);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([id]) => id);
};

/** The categories of products; one above them only where several below it are among these. */
const categoriesOf = (best: readonly Best[]): number[] => {
  const below = Map.groupBy(best, ({ parentCategory }) => parentCategory);
  const isShared = (parent: number): boolean =>
    new Set(below.get(parent)?.map(({ category }) => category)).size > 1;
  return byFrequency(
    best.flatMap(({ category, parentCategory }) =>
      isShared(parentCategory) ? [category, parentCategory] : [category],
    ),
  );
};

const listBest = async (db: Db, units: QueryTerm[], vocabulary: Vocabulary): Promise<Best[]> =>
  units.length === 0 ? [] : listTopMatches(db, units, vocabulary, 2 * PRODUCTS);

/** A combination of words that no title has all of. */
const NOWHERE: Literal = { inTitles: 0, isAnywhere: false };

/** The goods that are called by one word of a query, rather the one that names the thing: dresses for a red dress. */
const listAsked = async (
  db: Db,
  q: string,
  units: QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Best[]> => {
  const words = units.flatMap((unit) => unit.words ?? [unit]);
  const asked = askedUnit(q, words, vocabulary);
  const rarestFirst = words.toSorted((a, b) => a.df - b.df);
  for (const unit of new Set(asked ? [asked, ...rarestFirst] : rarestFirst)) {
    const best = await listBest(db, [unit], vocabulary);
    if (best.length > 0) return best;
  }
  return [];
};

/** The products that a search would show first, and what of its words no product is called. */
const listProducts = async (
  db: Db,
  query: PreparedQuery,
  vocabulary: Vocabulary,
): Promise<{ best: Best[]; near: string[] }> => {
  const { q, units, isCut, corrected, near } = query;
  const best = await listBest(db, units, vocabulary);
  if (best.length > 0 && (!isCut || corrected !== null)) return { best, near };
  const nearest =
    corrected === null ? await findNearReading(db, query, NOWHERE, vocabulary) : undefined;
  const others = nearest ? await listBest(db, nearest.units, vocabulary) : [];
  if (others.length > 0) return { best: others, near: [q] };
  if (best.length > 0) return { best, near };
  const asked = await listAsked(db, corrected ?? q, units, vocabulary);
  return { best: asked, near: asked.length > 0 ? [q] : [] };
};

type Found = Pick<Suggestions, 'near' | 'search' | 'coloured'> & {
  best: Best[];
  keywords: string[];
  /** What categories and brands are looked for by. */
  typed: Typed;
  /** Of the language that the words were read in. */
  vocabulary: Vocabulary;
};

/** Where the text is the first part of what goods are called by, those goods, and their keywords before others. */
const findBegunCompound = async (
  db: Db,
  query: PreparedQuery,
  keywords: readonly string[],
  vocabulary: Vocabulary,
): Promise<{ keywords: string[]; best: Best[]; near: string[] } | undefined> => {
  const whole = await findWholeCompound(db, query, vocabulary);
  if (!whole) return undefined;
  const begins = (term: string): boolean =>
    foldedText(term, vocabulary.language).startsWith(whole.corrected);
  return {
    keywords: keywords.toSorted((a, b) => Number(begins(b)) - Number(begins(a))),
    best: await listBest(db, whole.units, vocabulary),
    near: [],
  };
};

type Read = { q: string; asTyped: Typed; begun: string[] };

/** What a text offers by its words alone. `begun`: the keywords that begin so. */
const findByWords = async (
  db: Db,
  vocabularies: Vocabularies,
  { q, asTyped, begun }: Read,
  own: Vocabulary,
): Promise<Found> => {
  const likely = completedByKeyword(asTyped, begun, own) ?? completed(asTyped, own);
  const prepared = await prepareQuery(db, likely, own);
  const read = { query: prepared, vocabulary: own };
  const { query, vocabulary } = await mendElsewhere(db, read, vocabularies);
  const { language } = vocabulary;
  const { corrected } = query;
  // Corrected as a search would: what is offered is what Enter finds.
  const typed = corrected === null ? asTyped : readTyped(corrected, language);
  const whole = corrected === null ? likely : typed.words.join(' ');
  const begunCompound =
    corrected === null && !asTyped.isComplete
      ? await findBegunCompound(db, query, begun, vocabulary)
      : undefined;
  const [known, listed] = await Promise.all([
    corrected === null ? begun : listTerms(db, prefixOf(typed), vocabulary),
    begunCompound ?? listProducts(db, { ...query, q: q.trim() }, vocabulary),
  ]);
  const { best, near, keywords } = { keywords: known, ...listed };
  // A word that was completed is not known to be the one that is meant.
  const isGuess = corrected === null && likely !== asTyped.words.join(' ');
  return {
    vocabulary,
    typed,
    best,
    near: isGuess ? [] : near,
    keywords,
    // As the shop spells it, where it has it as a keyword.
    search: keywords.find((term) => foldedText(term, language) === whole) ?? corrected ?? q.trim(),
    coloured: [],
  };
};

/** Several words of which one is a colour, where no keyword begins so. */
const findByColour = async (
  db: Db,
  sources: Sources,
  { q, asTyped, begun }: Read,
  vocabulary: Vocabulary,
): Promise<Found | undefined> => {
  if (begun.length > 0 || asTyped.words.length < 2) return undefined;
  const found = await findColoured(db, sources, q, vocabulary);
  if (!found) return undefined;
  const { keywords, best, isNear, values } = found;
  const [search = q.trim()] = keywords;
  const isWhole = foldedText(search, vocabulary.language) === asTyped.words.join(' ');
  const near = isNear && isWhole ? [q.trim()] : [];
  return { vocabulary, typed: asTyped, best, keywords, search, near, coloured: values };
};

/**
 * What to offer while somebody types `q`: keywords that begin so, products for what it will
 * probably become, categories of that name and those of the products. Words that only another
 * language of the shop knows are read in it, as a search does. For an empty text what is popular.
 */
export const suggest = async (
  db: Db,
  sources: Sources,
  { q, language }: { q: string; language: LanguageCode },
): Promise<Suggestions> => {
  const { vocabularies } = sources;
  const asTyped = readTyped(q, language);
  if (asTyped.words.length === 0) return suggestPopular(db, language);
  const own = await vocabularies.get(language);
  const chosen = await vocabularyOf(asTyped, own, vocabularies);
  const begun = await listTerms(db, prefixOf(asTyped), chosen);
  const read = { q, asTyped, begun };
  const find = async (): Promise<Found> =>
    (await findByColour(db, sources, read, chosen)) ?? findByWords(db, vocabularies, read, chosen);
  const [coded, found] = await Promise.all([findByCode(db, q, { language }), find()]);
  const { vocabulary, best, keywords, typed, search, near, coloured } = found;
  const ids = new Set([...namedCategories(typed, vocabulary), ...categoriesOf(best)]);
  // What goods are called further is asked for beside keywords alone, so that most letters cost two statements less.
  const isNamed = coloured.length === 0 && keywords.length > 0;
  const [names, brands, categories] = await Promise.all([
    isNamed ? listFurtherNames(db, best, keywords, vocabulary.language) : [],
    listSuggestedBrands(db, typed.words.join(' '), vocabulary, language),
    listSuggestedCategories(db, [...ids], language),
  ]);
  const named = new Set(brands.map(({ title }) => foldedText(title, vocabulary.language)));
  return {
    near: coded.length > 0 ? [] : near,
    search,
    productIds: [...new Set([...coded, ...best.map(({ id }) => id)])].slice(0, PRODUCTS),
    coloured,
    brands,
    suggested: [...keywords, ...names]
      .filter((title) => !named.has(foldedText(title, vocabulary.language)))
      .map((title) => ({ title })),
    ...categories,
  };
};
