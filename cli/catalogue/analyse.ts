import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * A shop that was empty has no statistics, and plans for nothing read everything. Makes what lets
 * PostgreSQL count anew whenever there are ten times as many new products.
 */
export const createAnalyse = (db: Db): ((added: number) => Promise<void>) => {
  let analysedAt = 0;
  return async (added) => {
    if (added < Math.max(1, analysedAt * 10)) return;
    analysedAt = added;
    await sql`analyze product, product_card, product_image, product_tag, specification, inventory, inventory_value,
      price_history, category, brand, tag, store, attribute_value`.execute(db);
  };
};
