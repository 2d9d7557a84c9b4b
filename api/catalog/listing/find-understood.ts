import type { FacetIndex } from '#api/catalog/facet-index/facet-index.ts';
import type { ChosenAttribute } from '#api/catalog/facet-index/selected-filters.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { allConditions, factCondition, wordCondition } from '#api/search/sentence/condition.ts';
import type { SentencePart } from '#api/search/sentence/sentence.ts';
import { understand } from '#api/search/sentence/understand.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import type { ListingData, ListingQuery } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listChosenAttributes } from './entities.ts';
import { filtersOf } from './filters.ts';
import { findProducts } from './products.ts';
import { findScope, type Scope } from './scope.ts';

export type ListingInput = { query: ListingQuery; language: LanguageCode; at: Date };

type Sources = { cards: FacetIndex; vocabularies: Vocabularies; sharedCache: SharedCache };

type Found = Awaited<ReturnType<typeof findProducts>>;

/** A listing in ids, and what the searched text was read as. */
export type FoundListing = {
  scope: Scope;
  found: Found;
  parts: SentencePart[];
  relaxed: ListingData['relaxed'];
};

/** What is looked for: words, and what was read beside them; `isPatient`: other words at that price, not none. */
type Attempt = { words: string | undefined; parts: SentencePart[]; isPatient: boolean };

/** A chosen price is the shopper's last word. */
const priceOf = (query: ListingQuery, parts: readonly SentencePart[]) => {
  const price = parts.find((part) => part.kind === 'price');
  return price ? { min: price.min ?? undefined, max: price.max ?? undefined } : query;
};

/** Values of the same name may be of several attributes (two kinds of sizes): any of them will do. */
const attributesOf = async (
  sharedCache: SharedCache,
  parts: readonly SentencePart[],
): Promise<ChosenAttribute[]> => {
  const asked = parts.filter((part) => part.kind === 'attribute');
  return Promise.all(
    asked.map(async ({ ids }) => {
      const found = await sharedCache.read(listChosenAttributes, ids.map(String));
      return {
        values: found.flatMap(({ values }) => values),
        chosen: found.flatMap(({ chosen }) => chosen),
      };
    }),
  );
};

const attempt = async (
  db: Db,
  sources: Sources,
  { query, language, at }: ListingInput,
  { words, parts, isPatient }: Attempt,
): Promise<{ scope: Scope; found: Found } | undefined> => {
  const asked = { ...query, ...(words !== undefined && { q: words }) };
  const scope = await findScope(db, sources, asked, {
    language,
    conditionOf: (vocabulary) =>
      allConditions([
        wordCondition(parts, vocabulary),
        isPatient ? factCondition(parts, at) : undefined,
      ]),
  });
  if (!scope) return undefined;
  const filters = filtersOf({ ...asked, ...priceOf(asked, parts) }, scope);
  const read = await attributesOf(sources.sharedCache, parts);
  const { page, sort = 'relevance' } = query;
  const alikeBy =
    sort === 'relevance' ? parts.find((part) => part.kind === 'sort')?.sort : undefined;
  const found = await findProducts(
    db,
    sources,
    scope,
    { ...filters, attributes: [...filters.attributes, ...read] },
    // Where no words are left there is nothing to be relevant to.
    { sort: (words === '' && alikeBy) || sort, alikeBy, page, at, language },
  );
  return { scope, found };
};

const NARROWING = new Set<SentencePart['kind']>(['price', 'attribute']);

/**
 * Finds what the query asks for, its text read as a sentence. Where nothing is all that: what has some
 * of the words, at the same price and in the same size; then what has the words, whatever else was read.
 */
export const findUnderstood = async (
  db: Db,
  sources: Sources,
  input: ListingInput,
): Promise<FoundListing | undefined> => {
  const { query, language } = input;
  const q = query.q?.trim();
  if (!q) {
    const plain = await attempt(db, sources, input, {
      words: undefined,
      parts: [],
      isPatient: false,
    });
    return plain && { ...plain, parts: [], relaxed: null };
  }
  const sentence = await understand(db, sources, {
    q,
    language,
    literal: query.literal ?? [],
  });
  const isPriced = query.min !== undefined || query.max !== undefined;
  const parts = sentence.parts.filter(({ kind }) => kind !== 'price' || !isPriced);
  const look = (one: Omit<Attempt, 'words'>) =>
    attempt(db, sources, input, { words: sentence.words, ...one });
  const first = await look({ parts, isPatient: false });
  if (!first) return undefined;
  if (first.found.total > 0 || parts.length === 0) {
    const relaxed = first.scope.searched?.fewerWords ? 'fewer_words' : null;
    return { ...first, parts, relaxed };
  }
  const narrows = sentence.words !== '' && parts.some(({ kind }) => NARROWING.has(kind));
  const second = narrows ? await look({ parts, isPatient: true }) : undefined;
  if (second && second.found.total > 0) return { ...second, parts, relaxed: 'fewer_words' };
  const third = await look({ parts: [], isPatient: false });
  return third && third.found.total > 0
    ? { ...third, parts, relaxed: 'without_filters' }
    : { ...first, parts, relaxed: null };
};
