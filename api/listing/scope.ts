import type { ChosenAttribute } from '#api/catalogue/facet-index/selected-filters.ts';
import { search, type SearchInput, type SearchResult } from '#api/search/engine/search.ts';
import type { Condition } from '#api/search/engine/statement.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import type { ListingQuery } from '#contract/catalogue/listing.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import {
  type Entity,
  findCategory,
  findCollection,
  findStore,
  findSubCategory,
  listBrands,
  listChosenAttributes,
  listTags,
  type SubCategory,
} from './entities.ts';
import { findHomeBlock, type HomeBlock } from './home-block.ts';

/** Everything that the query names, found. */
export type Scope = {
  /** Products that are asked for one by one, in that order; undefined: whichever there are. */
  products: number[] | undefined;
  homeBlock: HomeBlock | undefined;
  store: Entity | undefined;
  collection: Entity | undefined;
  category: Entity | undefined;
  subCategory: SubCategory | undefined;
  brands: Entity[];
  tags: Entity[];
  attributes: ChosenAttribute[];
  /** Undefined: nothing is searched for. */
  searched:
    | (SearchResult & Pick<SearchInput, 'q' | 'asTyped'> & { where: Condition | undefined })
    | undefined;
  /** Whether a text was searched for, if only for what it says of prices. */
  isSearch: boolean;
};

const find = <Value, Result>(
  value: Value | undefined,
  look: (value: Value) => Promise<Result>,
): Promise<Result | undefined> => (value === undefined ? Promise.resolve(undefined) : look(value));

/**
 * Together with other parameters `home_spm` only says where the visitor came from, so an old one is
 * ignored.
 */
const isComplete = (query: ListingQuery, scope: Scope): boolean => {
  const { category, sub_category, store, collection, brand, tag, home_spm } = query;
  const wanted: [given: unknown, found: unknown][] = [
    [category, scope.category],
    [sub_category, scope.subCategory],
    [store, scope.store],
    [collection, scope.collection],
    [brand, scope.brands.length > 0],
    [tag, scope.tags.length > 0],
  ];
  const named = wanted.filter(([given]) => given !== undefined);
  if (home_spm !== undefined && named.length === 0 && !scope.homeBlock) return false;
  return named.every(([, found]) => Boolean(found));
};

/** What is demanded of matches beside their words. */
export type Asker = {
  language: LanguageCode;
  /** See SearchInput. */
  gifts: readonly string[] | undefined;
  conditionOf: (vocabulary: Vocabulary) => Condition | undefined;
};

/** Finds what the query names; undefined where a part of it does not exist. */
export const findScope = async (
  db: Db,
  { vocabularies, sharedCache }: { vocabularies: Vocabularies; sharedCache: SharedCache },
  query: ListingQuery,
  { language, gifts, conditionOf }: Asker,
): Promise<Scope | undefined> => {
  const asTyped = query.literal;
  const searchFor = async (q: string) => {
    const where = conditionOf(await vocabularies.get(language));
    return {
      ...(await search(db, vocabularies, { q, language, asTyped, where, gifts })),
      q,
      asTyped,
      where,
    };
  };
  const [homeBlock, store, collection, category, brands, tags, attributes, searched] =
    await Promise.all([
      find(query.home_spm, (spm) => sharedCache.read(findHomeBlock, spm)),
      find(query.store, (slug) => sharedCache.read(findStore, slug, language)),
      find(query.collection, (text) => sharedCache.read(findCollection, text)),
      find(query.category, (slug) => sharedCache.read(findCategory, slug, language)),
      find(query.brand, (texts) => sharedCache.read(listBrands, texts)),
      find(query.tag, (texts) => sharedCache.read(listTags, texts)),
      find(query.attribute, (texts) => sharedCache.read(listChosenAttributes, texts)),
      find(query.q?.trim() || undefined, searchFor),
    ]);
  const subCategory = await find(query.sub_category, (slug) =>
    sharedCache.read(findSubCategory, slug, category?.id ?? null, language),
  );
  const scope: Scope = {
    products: query.product?.map(Number),
    homeBlock,
    store,
    collection,
    category,
    subCategory,
    brands: brands ?? [],
    tags: tags ?? [],
    attributes: attributes ?? [],
    searched,
    isSearch: query.q !== undefined,
  };
  return isComplete(query, scope) ? scope : undefined;
};
