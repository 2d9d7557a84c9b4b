import { sql } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, readCardsFrom } from '#api/cards/cards.ts';

/** A rating below this does not show a brand at its best. */
const POOR = 4;

type Which = {
  /** The brand's. */
  id: string | number;
  /** Products that are shown already. */
  without?: readonly string[];
  size: number;
};

/** The most popular products of a brand that are in stock; what shoppers rate poorly only where there are not enough others. */
export const listBrandHighlights = async (
  db: Db,
  { id, without = [], size }: Which,
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  const ofBrand = sql`product_card card
    where card.brand_id = ${id}::bigint and card.in_stock and card.product_id <> all (${[...without]}::bigint[])
    order by card.review_count > 0 and card.rating < ${POOR}, card.popularity desc, card.product_id limit ${size}`;
  const cards = await readCardsFrom(db, ofBrand, language);
  return cards.map((card) => cardOf(card, at));
};
