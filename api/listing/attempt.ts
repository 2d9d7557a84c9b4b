import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';
import type { ChosenAttribute } from '#api/catalogue/facet-index/selected-filters.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { allConditions, factCondition, wordCondition } from '#api/search/sentence/condition.ts';
import { giftGoodsOf } from '#api/search/sentence/gift-goods.ts';
import { type SentencePart, valuesOf } from '#api/search/sentence/sentence.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import type { ListingQuery } from '#contract/catalogue/listing.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listChosenAttributes } from './entities.ts';
import { filtersOf } from './filters.ts';
import { findProducts } from './find-products.ts';
import { findScope, type Scope } from './scope.ts';

export type ListingInput = { query: ListingQuery; language: LanguageCode; at: Date };

export type Sources = { cards: FacetIndex; vocabularies: Vocabularies; sharedCache: SharedCache };

export type Found = Awaited<ReturnType<typeof findProducts>>;

/** What is looked for: words, and what was read beside them. */
export type Attempt = {
  words: string | undefined;
  parts: SentencePart[];
  /** Products that stand before all others. */
  before?: readonly number[];
  /** Other words at that price, not none. */
  isPatient?: boolean;
  /** The goods themselves, not what mentions them. */
  isClose?: boolean;
};

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
    asked.map(async (part) => {
      const ids = valuesOf(part).map(String);
      const found = await sharedCache.read(listChosenAttributes, ids);
      return {
        values: found.flatMap(({ values }) => values),
        chosen: found.flatMap(({ chosen }) => chosen),
      };
    }),
  );
};

/** Without the matches that are far from the first. */
const onlyClose = (scope: Scope): Scope => {
  const { searched } = scope;
  if (!searched || searched.ids.length > searched.ranked) return scope;
  const { close } = searched;
  return { ...scope, searched: { ...searched, ids: searched.ids.slice(0, close), ranked: close } };
};

/** With these of the matches before all others. */
const withBefore = (scope: Scope, before: readonly number[]): Scope => {
  const { searched } = scope;
  if (!searched || before.length === 0) return scope;
  const found = new Set(searched.ids);
  const first = before.filter((id) => found.has(id));
  const ids = [...new Set([...first, ...searched.ids])];
  return {
    ...scope,
    searched: { ...searched, ids, alike: Math.max(searched.alike, first.length) },
  };
};

/** Looks for what was read of a query; undefined where it names something that does not exist. */
export const attempt = async (
  db: Db,
  sources: Sources,
  { query, language, at }: ListingInput,
  { words, parts, before = [], isPatient, isClose }: Attempt,
): Promise<{ scope: Scope; found: Found } | undefined> => {
  const asked = { ...query, ...(words !== undefined && { q: words }) };
  const named = await findScope(db, sources, asked, {
    language,
    gifts: giftGoodsOf(words, parts, language),
    conditionOf: (vocabulary) =>
      allConditions([
        wordCondition(parts, vocabulary),
        isPatient ? factCondition(parts, at) : undefined,
      ]),
  });
  if (!named) return undefined;
  const scope = withBefore(isClose ? onlyClose(named) : named, before);
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
