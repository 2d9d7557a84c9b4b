import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';

/**
 * Of so many products the documents have a small index of their own. A word that any thousandth of a
 * million products has is in 20 of them; of a smaller shop the whole index is as fast.
 */
export const POPULAR = 20_000;

/** Whether a card, or document, is popular enough by the line that was drawn last. */
export const isPopular = (alias: 'card' | 'doc'): RawBuilder<boolean> => sql`coalesce(
  ${sql.ref(`${alias}.popularity`)} > (select max(popular_above) from search_language), false)`;

/**
 * Draws the line anew between popular products and others, and moves the documents that are on the
 * wrong side of it. Between two times each document that is written goes by the line there is.
 */
export const drawPopularLine = async (db: Db | Trx, products = POPULAR): Promise<void> => {
  await sql`
    update search_language set popular_above = (
      select popularity from product_card order by popularity desc, product_id offset ${products} limit 1)`.execute(
    db,
  );
  await sql`
    update search_doc doc set popular = not popular where popular <> ${isPopular('doc')}`.execute(
    db,
  );
};
