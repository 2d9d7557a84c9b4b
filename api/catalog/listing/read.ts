import { BANNER_TYPE } from '#contract/codes.ts';
import type { ListingData, ListingQuery } from '#contract/listing.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { pageOfList } from '#api/catalog/pages.ts';
import { listBanners } from '#api/content/banners.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';
import { noteMiss } from '#api/search/misses.ts';
import { countFacets } from './facets.ts';
import { filtersOf } from './filters.ts';
import { listCards } from './products.ts';
import { findScope } from './scope.ts';
import { subjectOf } from './subject.ts';

type Asked = { query: ListingQuery; language: LanguageCode; at: Date };

/** The listing that the query asks for, undefined where something that it names does not exist. */
export const findListing = async (
  db: Db,
  vocabularies: Vocabularies,
  { query, language, at }: Asked,
): Promise<ListingData | undefined> => {
  const scope = await findScope(db, vocabularies, query, language);
  if (!scope) return undefined;
  if (query.q && scope.match === null) await noteMiss(db, { q: query.q, language, now: at });
  const filters = filtersOf(query, scope, at);
  const { page, sort = 'relevance' } = query;
  const [cards, { total, facets }, banners] = await Promise.all([
    listCards(db, scope, filters, { sort, page, language, at }),
    countFacets(db, scope, filters, language, at),
    listBanners(db, [BANNER_TYPE.listingSidebar], language),
  ]);
  return {
    products: pageOfList(cards, total, page),
    subject: subjectOf(scope, language),
    facets,
    searched: query.q?.trim() ?? null,
    suggestions: scope.suggestions,
    sort,
    banners,
  };
};
