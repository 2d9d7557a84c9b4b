import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * A shop that was empty has no statistics, and plans for nothing read everything. Makes what lets
 * PostgreSQL count anew whenever there are four times as many new products: roughly, from a tenth of
 * the rows it would take by itself, since its own count follows within minutes.
 */
export const createAnalyse = (db: Db): ((added: number) => Promise<void>) => {
  let analysedAt = 0;
  return async (added) => {
    if (added < Math.max(1, analysedAt * 4)) return;
    analysedAt = added;
    await db.transaction().execute(async (trx) => {
      await sql`set local default_statistics_target = 10`.execute(trx);
      await sql`analyze product, product_card, product_image, product_tag, specification, inventory, inventory_value,
        price_history, category, brand, tag, store, attribute_value`.execute(trx);
    });
  };
};
