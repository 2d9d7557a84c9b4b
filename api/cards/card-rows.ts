import { sql, type RawBuilder } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from './cards.ts';

/** Cards in a row among others; what they belong to has a page that shows them all. */
const ROW = 12;

/**
 * The ids of the first products of a row, the sold-out ones among them last, one row `product_ids`, null
 * where none is shown. `members`
 * are rows with product_id and position, and `which` are those of the row at hand.
 */
export const firstProducts = (
  members: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select array_agg(product_id order by not in_stock, position, product_id) as product_ids
  from (
    select member.product_id, member.position, card.in_stock
    from ${members} member join product_card card using (product_id)
    where ${which}
    order by member.position, member.product_id
    limit ${ROW}) shown`;

/** The cards of several rows at once, by the ids that each row asks for. */
export const cardsOfRows = async (
  db: Db,
  rows: readonly { product_ids: number[] }[],
  language: LanguageCode,
  at: Date,
): Promise<(row: { product_ids: number[] }) => Card[]> => {
  const ids = new Set(rows.flatMap((row) => row.product_ids));
  const cards = await listCardsByIds(db, [...ids], language, at);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ({ product_ids }) => product_ids.flatMap((id) => byId.get(String(id)) ?? []);
};
