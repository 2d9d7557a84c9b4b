import type { ListingQuery } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import type { Facts } from '#api/facts.ts';
import { findMatch, type Searched } from '#api/search/match.ts';
import type { ChosenAttribute } from '#api/catalog/card-index/choice.ts';
import { findHomeBlock, type HomeBlock } from './home-block.ts';
import {
  findCategory,
  findCollection,
  findStore,
  findSubCategory,
  listBrands,
  listChosenAttributes,
  listTags,
  type SubCategory,
  type Thing,
} from './things.ts';

/** Everything that the query names, found. */
export type Scope = {
  /** Products that are asked for one by one, in that order; undefined: whichever there are. */
  products: number[] | undefined;
  homeBlock: HomeBlock | undefined;
  store: Thing | undefined;
  collection: Thing | undefined;
  category: Thing | undefined;
  subCategory: SubCategory | undefined;
  brands: Thing[];
  tags: Thing[];
  attributes: ChosenAttribute[];
  /** Undefined: nothing is searched for. */
  searched: (Searched & { q: string }) | undefined;
};

const find = <Value, Result>(
  value: Value | undefined,
  look: (value: Value) => Promise<Result>,
): Promise<Result | undefined> => (value === undefined ? Promise.resolve(undefined) : look(value));

/** A stale `home_spm` on top of something else is only an attribution, so it may lead nowhere. */
const isComplete = (query: ListingQuery, scope: Scope): boolean => {
  const { category, sub_category, store, collection, brand, tag, home_spm } = query;
  const wanted: [asked: unknown, found: unknown][] = [
    [category, scope.category],
    [sub_category, scope.subCategory],
    [store, scope.store],
    [collection, scope.collection],
    [brand, scope.brands.length > 0],
    [tag, scope.tags.length > 0],
  ];
  const named = wanted.filter(([asked]) => asked !== undefined);
  if (home_spm !== undefined && named.length === 0 && !scope.homeBlock) return false;
  return named.every(([, found]) => Boolean(found));
};

/** Finds what the query names; undefined where a part of it does not exist. */
export const findScope = async (
  db: Db,
  { vocabularies, facts }: { vocabularies: Vocabularies; facts: Facts },
  query: ListingQuery,
  language: LanguageCode,
): Promise<Scope | undefined> => {
  const search = async (q: string) => ({
    ...(await findMatch(db, vocabularies, { q, language })),
    q,
  });
  const [homeBlock, store, collection, category, brands, tags, attributes, searched] =
    await Promise.all([
      find(query.home_spm, (spm) => facts.know(findHomeBlock, spm)),
      find(query.store, (slug) => facts.know(findStore, slug, language)),
      find(query.collection, (text) => facts.know(findCollection, text)),
      find(query.category, (slug) => facts.know(findCategory, slug, language)),
      find(query.brand, (texts) => facts.know(listBrands, texts)),
      find(query.tag, (texts) => facts.know(listTags, texts)),
      find(query.attribute, (texts) => facts.know(listChosenAttributes, texts)),
      find(query.q?.trim() || undefined, search),
    ]);
  const subCategory = await find(query.sub_category, (slug) =>
    facts.know(findSubCategory, slug, category?.id ?? null, language),
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
  };
  return isComplete(query, scope) ? scope : undefined;
};
