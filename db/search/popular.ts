import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';

/**
 * So many of the most popular products have a small index of their own. A word that occurs in one
 * product of a thousand is in 20 of them; in a smaller shop the whole index is as fast.
 */
export const POPULAR = 20_000;

/** Whether a card, or document, is popular enough by the line that was drawn last. */
export const isPopular = (alias: 'card' | 'doc'): RawBuilder<boolean> => sql`coalesce(
  ${sql.ref(`${alias}.popularity`)} > (select max(popular_above) from search_language), false)`;

/**
 * Recalculates the popularity threshold and updates the documents on the wrong side of it.
 * Documents written in between use the current threshold.
 */
export const updatePopularDocuments = async (db: Db | Trx, products = POPULAR): Promise<void> => {
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
