import { HOT_DEALS, type ListingSubject } from '#contract/catalogue/listing.ts';
import { findInLanguage, inEveryLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { slugOfTitle } from '#api/content/link-targets.ts';
import { summarise } from '#api/content/rich-text.ts';
import type { HomeBlock } from './home-block.ts';
import type { Scope } from './scope.ts';
import type { SubCategory, Entity } from './entities.ts';

const DESCRIPTION_LENGTH = 600;

const nothing: Omit<ListingSubject, 'kind'> = {
  id: null,
  title: null,
  description: null,
  image: null,
  slug: null,
  slugs: {},
  parent: null,
};

const described = (
  kind: ListingSubject['kind'],
  { id, slug, title, description, image }: Entity,
  language: LanguageCode,
): ListingSubject => {
  const html = findInLanguage(description, language);
  return {
    kind,
    id: String(id),
    title: inLanguage(title, language),
    description: html && summarise(html, DESCRIPTION_LENGTH),
    image,
    slug: inLanguage(slug, language),
    slugs: inEveryLanguage(slug),
    parent: null,
  };
};

const ofSubCategory = (thing: SubCategory, language: LanguageCode): ListingSubject => {
  const { id, slug, title } = thing.parent;
  return {
    ...described('sub_category', thing, language),
    parent: {
      id: String(id),
      slug: inLanguage(slug, language),
      title: inLanguage(title, language),
      slugs: inEveryLanguage(slug),
    },
  };
};

const ofHomeBlock = (block: HomeBlock, language: LanguageCode): ListingSubject =>
  block.kind === 'discounted'
    ? { ...nothing, ...HOT_DEALS, kind: 'home_block' }
    : {
        ...nothing,
        kind: 'home_block',
        id: block.id,
        title: inLanguage(block.title, language),
        description: findInLanguage(block.subtitle, language),
        image: block.image,
        slug: slugOfTitle(inLanguage(block.title, language)),
        slugs: Object.fromEntries(
          Object.entries(inEveryLanguage(block.title)).map(([code, title]) => [
            code,
            slugOfTitle(title),
          ]),
        ),
      };

/** The brand that the listing is of: a single one, where nothing else is asked for. */
export const brandOf = (scope: Scope): Entity | undefined => {
  const { homeBlock, store, collection, subCategory, category, isSearch, brands, tags } = scope;
  const isOther = homeBlock ?? store ?? collection ?? subCategory ?? category;
  if (isOther || isSearch || tags.length === 1) return undefined;
  return brands.length === 1 ? brands[0] : undefined;
};

/**
 * What the listing is of. The page's own address comes first (block, store, collection, category),
 * then the search; a single brand or tag only where nothing else is asked for.
 */
export const subjectOf = (scope: Scope, language: LanguageCode): ListingSubject => {
  const { homeBlock, store, collection, subCategory, category, isSearch, tags } = scope;
  if (homeBlock) return ofHomeBlock(homeBlock, language);
  if (store) return described('store', store, language);
  if (collection) return described('collection', collection, language);
  if (subCategory) return ofSubCategory(subCategory, language);
  if (category) return described('category', category, language);
  if (isSearch) return { ...nothing, kind: 'search' };
  const [tag] = tags;
  if (tag && tags.length === 1) return described('tag', tag, language);
  const brand = brandOf(scope);
  if (brand) return described('brand', brand, language);
  return { ...nothing, kind: 'everything' };
};
