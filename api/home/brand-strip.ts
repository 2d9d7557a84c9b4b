import { sql } from 'kysely';
import type { Banner } from '#contract/banner.ts';
import type { Card } from '#contract/catalogue/card.ts';
import { BANNER_TYPE, SOURCE_TYPE } from '#contract/codes.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, readCardsFrom } from '#api/cards/cards.ts';

const BRAND_PRODUCTS = 3;
/** A rating below this does not show a brand at its best. */
const POOR = 4;

/**
 * The most popular products in stock of the brand that the brand strip among these banners leads to, if it leads to
 * one; those that shoppers rate poorly only where there are not enough others.
 */
export const listBrandProducts = async (
  db: Db,
  banners: readonly Banner[],
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  const strip = banners.find(({ type }) => type === BANNER_TYPE.brandStrip);
  if (strip?.source?.source_type !== SOURCE_TYPE.brand) return [];
  const ofBrand = sql`product_card card where card.brand_id = ${strip.source.id}::bigint and card.in_stock
    order by card.review_count > 0 and card.rating < ${POOR}, card.popularity desc, card.product_id limit ${BRAND_PRODUCTS}`;
  const cards = await readCardsFrom(db, ofBrand, language);
  return cards.map((card) => cardOf(card, at));
};
