import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import { HEADS } from '#db/search/search-words.ts';
import { isWordIn } from '#db/search/covered-languages.ts';
import { type LanguageCode, languageCodes } from '#i18n/languages.ts';
import { askedUnit } from '#api/search/engine/asked-goods.ts';
import { chooseVocabulary } from '#api/search/engine/choose-vocabulary.ts';
import { findByCode } from '#api/search/engine/find-by-code.ts';
import { listTopMatches } from '#api/search/engine/top-matches.ts';
import type { Best } from '#api/search/engine/top-matches.ts';
import { findNearReading, type Literal } from '#api/search/engine/near-reading.ts';
import { type PreparedQuery, prepareQuery } from '#api/search/engine/prepare.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { suggestPopular } from './popular-suggestions.ts';
import { listSuggestedCategories } from './suggested-categories.ts';
import type { Suggestions } from './suggestions.ts';

const TERMS = 8;
const PRODUCTS = 6;
/** Prefixes up to this length have their terms ready. */
const READY_PREFIX = 4;

type Typed = { words: string[]; last: string; isComplete: boolean };

const readTyped = (q: string, language: LanguageCode): Typed => {
  const words = tokens(q, language).map(({ folded }) => folded);
  return { words, last: words.at(-1) ?? '', isComplete: /\s$/.test(q) };
};

/** The last code point, which sorts after every other text. */
const LAST = '\u{10ffff}';

/** A range, not a pattern: PostgreSQL would plan a pattern anew at each call, to learn how it begins. */
const listTerms = async (db: Db, prefix: string, language: LanguageCode): Promise<string[]> => {
  const known =
    prefix.length <= READY_PREFIX
      ? sql`suggest_top cross join unnest(terms, weights) one (term, weight) where prefix = ${prefix}`
      : sql`suggest where folded ~>=~ ${prefix} and folded ~<~ ${prefix + LAST}`;
  const { rows } = await sql<{ term: string }>`
    select term from ${known} and ${isWordIn(language)}
    group by term order by max(weight) desc, term limit ${sql.lit(TERMS)}`.execute(prepared(db));
  return rows.map(({ term }) => term);
};

/** A word typed whole is so many times rarer than what it may still become, and yet meant. */
const RARER = 5;

/** So few keywords leave room for what the products are called. */
const FEW_TERMS = 4;

/** What the products are called by those words of their titles that several have where the thing is named: paper pendant lamp. */
const listNames = async (
  db: Db,
  best: readonly Best[],
  known: readonly string[],
  language: LanguageCode,
): Promise<string[]> => {
  if (known.length === 0 || known.length >= FEW_TERMS) return [];
  const ids = best.map(({ id }) => id).slice(0, PRODUCTS);
  const { rows: titles } = await sql<{ title: string }>`
    select in_language(title, ${language}) as title from product
    where id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(
    prepared(db),
  );
  const phrases = titles.map(({ title }) => {
    const words = tokens(title, language).map(({ folded }) => folded);
    return words
      .slice(1, -1)
      .map((_, at) =>
        HEADS[language].isFirst ? words.slice(0, words.length - at - 1) : words.slice(at + 1),
      )
      .map((some) => some.join(' '));
  });
  const { rows } = await sql<{ folded: string; term: string }>`
    select folded, term from suggest
    where folded = any (${phrases.flat()}::text[]) and ${isWordIn(language)}`.execute(prepared(db));
  const terms = new Map(rows.map(({ folded, term }) => [folded, term]));
  const names = phrases.flatMap((all) => terms.get(all.find((one) => terms.has(one)) ?? '') ?? []);
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .slice(0, FEW_TERMS - known.length);
};

/** The query that the text will probably become: its last word completed where that is likely. */
const completed = ({ words, last, isComplete }: Typed, vocabulary: Vocabulary): string => {
  const best = vocabulary.completions(last)[0] ?? last;
  const isWord =
    vocabulary.wordDf(last) * RARER >= vocabulary.wordDf(best) ||
    vocabulary.synonyms(last).length > 0;
  return isComplete || isWord ? words.join(' ') : [...words.slice(0, -1), best].join(' ');
};

/**
 * Several words as the first keyword that begins so goes on, since the most frequent word may never stand behind the
 * others: `coffee c` becomes a coffee cup. Undefined where none does.
 */
const completedByKeyword = (
  { words, isComplete }: Typed,
  [keyword]: readonly string[],
  language: LanguageCode,
): string | undefined =>
  isComplete || words.length < 2 || keyword === undefined
    ? undefined
    : readTyped(keyword, language).words.slice(0, words.length).join(' ');

/** What keywords have to begin with; behind a space the last word is whole. */
const prefixOf = ({ words, isComplete }: Typed): string =>
  words.join(' ') + (isComplete ? ' ' : '');

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

const foldedText = (text: string, language: LanguageCode): string =>
  readTyped(text, language).words.join(' ');

/**
 * What to offer while somebody types `q`: keywords that begin so, products for what it will
 * probably become, categories of that name and those of the products. Words that only another
 * language of the shop knows are read in it, as a search does. For an empty text what is popular.
 */
export const suggest = async (
  db: Db,
  vocabularies: Vocabularies,
  { q, language }: { q: string; language: LanguageCode },
): Promise<Suggestions> => {
  const asTyped = readTyped(q, language);
  if (asTyped.words.length === 0) return suggestPopular(db, language);
  const own = await vocabularies.get(language);
  const vocabulary = await vocabularyOf(asTyped, own, vocabularies);
  const begun = await listTerms(db, prefixOf(asTyped), vocabulary.language);
  const likely =
    completedByKeyword(asTyped, begun, vocabulary.language) ?? completed(asTyped, vocabulary);
  const query = await prepareQuery(db, likely, vocabulary);
  const { corrected } = query;
  // Corrected as a search would: what is offered is what Enter finds.
  const typed = corrected === null ? asTyped : readTyped(corrected, vocabulary.language);
  const whole = corrected === null ? likely : typed.words.join(' ');
  const [coded, terms, { best, near }] = await Promise.all([
    findByCode(db, q, { language }),
    corrected === null ? begun : listTerms(db, prefixOf(typed), vocabulary.language),
    listProducts(db, { ...query, q: q.trim() }, vocabulary),
  ]);
  const names = await listNames(db, best, terms, vocabulary.language);
  // A word that was completed is not known to be the one that is meant.
  const isGuess = corrected === null && likely !== asTyped.words.join(' ');
  const ids = new Set([...namedCategories(typed, vocabulary), ...categoriesOf(best)]);
  return {
    near: coded.length > 0 || isGuess ? [] : near,
    // As the shop spells it, where it has it as a keyword.
    search:
      terms.find((term) => foldedText(term, vocabulary.language) === whole) ??
      corrected ??
      q.trim(),
    productIds: [...new Set([...coded, ...best.map(({ id }) => id)])].slice(0, PRODUCTS),
    suggested: [...terms, ...names].map((title) => ({ title })),
    ...(await listSuggestedCategories(db, [...ids], language)),
  };
};
