import type { Banner } from '#contract/banner.ts';
import type { Card } from '#contract/catalogue/card.ts';
import { BANNER_TYPE, SOURCE_TYPE } from '#contract/codes.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listBrandHighlights } from '#api/catalogue/brand-highlights.ts';

const BRAND_PRODUCTS = 3;

/** The best products of the brand that the brand strip among these banners leads to, but for those in `shown`. */
export const listBrandProducts = async (
  db: Db,
  banners: readonly Banner[],
  shown: ReadonlySet<string>,
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  const strip = banners.find(({ type }) => type === BANNER_TYPE.brandStrip);
  if (strip?.source?.source_type !== SOURCE_TYPE.brand) return [];
  return listBrandHighlights(
    db,
    { id: strip.source.id, without: [...shown], size: BRAND_PRODUCTS },
    language,
    at,
  );
};
