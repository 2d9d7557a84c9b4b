import { sql } from 'kysely';
import type { Card } from '#contract/card.ts';
import type { Db } from '#db/client.ts';
import { inLanguage, textsOf } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findFlashPrice, productPrice } from './pricing.ts';

const CARD_COLUMNS = [
  'product_card.product_id',
  'product_card.slug',
  'product_card.title',
  'product_card.image',
  'product_card.image_2',
  'product_card.selling',
  'product_card.offered',
  'product_card.flash_price',
  'product_card.flash_starts_at',
  'product_card.flash_ends_at',
  'product_card.inventory_id',
  'product_card.has_variants',
  'product_card.in_stock',
  'product_card.rating',
  'product_card.review_count',
  'product_card.bundle_deal',
  'product_card.free_shipping',
  'product_card.voucher',
  'product_card.store_slug',
  'product_card.store_name',
  'product_card.brand_id',
  'product_card.brand_slug',
  'product_card.brand_title',
] as const;

/** What a card is made of; add the `where` and `order by` of the list at hand. */
export const selectCards = (db: Db) => db.selectFrom('product_card').select(CARD_COLUMNS);

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

const brandOf = ({ brand_id, brand_slug, brand_title }: CardRow, language: LanguageCode) =>
  brand_id === null
    ? null
    : {
        id: String(brand_id),
        slug: inLanguage(textsOf(brand_slug), language),
        title: inLanguage(textsOf(brand_title), language),
      };

/** The card as a shopper sees it in this language at this moment. */
export const cardOf = (row: CardRow, language: LanguageCode, at: Date): Card => {
  const flash = findFlashPrice(row, at);
  return {
    id: String(row.product_id),
    slug: inLanguage(textsOf(row.slug), language),
    title: inLanguage(textsOf(row.title), language),
    image: row.image,
    image_2: row.image_2,
    selling: row.selling,
    offered: row.offered,
    price: flash?.price ?? null,
    end_time: flash?.endsAt.toISOString() ?? null,
    ...productPrice(row, at),
    in_stock: row.in_stock,
    has_variants: row.has_variants,
    inventory_id: row.inventory_id === null ? null : String(row.inventory_id),
    rating: Number(row.rating),
    review_count: row.review_count,
    wishlisted: null,
    compared: null,
    bundle_deal: row.bundle_deal,
    free_shipping: row.free_shipping,
    voucher: row.voucher,
    store: {
      slug: inLanguage(textsOf(row.store_slug), language),
      name: inLanguage(textsOf(row.store_name), language),
    },
    brand: brandOf(row, language),
  };
};

/**
 * The cards of these products in the order of `ids`; what is gone or hidden is left out. The ids are
 * one value, so that the statement is the same for any number of them.
 */
export const listCardsByIds = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    .where(sql<boolean>`product_id = any (${[...new Set(ids)]}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [cardOf(row, language, at)] : [];
  });
};
