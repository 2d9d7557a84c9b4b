import type { Banner } from '#contract/banner.ts';
import type { Card } from '#contract/catalogue/card.ts';
import { BANNER_TYPE, SOURCE_TYPE } from '#contract/codes.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findBrandHighlights } from '#api/catalogue/facet-index/brand-highlights.ts';
import type { FacetIndex } from '#api/catalogue/facet-index/facet-index.ts';

const BRAND_PRODUCTS = 3;

/** The best products of the brand that the brand strip among these banners leads to, but for those in `shown`. */
export const listBrandProducts = async (
  cards: FacetIndex,
  banners: readonly Banner[],
  shown: ReadonlySet<string>,
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  const strip = banners.find(({ type }) => type === BANNER_TYPE.brandStrip);
  if (strip?.source?.source_type !== SOURCE_TYPE.brand) return [];
  const brand = Number(strip.source.id);
  const without = new Set([...shown].map(Number));
  const ids = await cards.read(at, (table) =>
    findBrandHighlights(table, { brand, size: BRAND_PRODUCTS, without }),
  );
  return cards.list(ids, language, at);
};
