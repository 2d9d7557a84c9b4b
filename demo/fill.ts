import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import { refreshSearchDocuments } from '#db/search/documents.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { isShopEmpty } from './is-shop-empty.ts';
import { draftProducts } from './products/draft-products.ts';
import { insertContent } from './fill/content.ts';
import { insertDeals } from './fill/deals.ts';
import { insertFlashSales } from './fill/flash-sales.ts';
import { insertProducts } from './fill/products.ts';
import { insertQuestions } from './fill/questions.ts';
import { insertReviews } from './fill/reviews.ts';
import { insertShipping } from './fill/shipping.ts';
import { insertStructure } from './fill/structure.ts';
import { insertVouchers } from './fill/vouchers.ts';

const fill = async (trx: Trx, now: Date): Promise<void> => {
  const structure = await insertStructure(trx, now);
  const shipping = await insertShipping(trx, structure.stores);
  const products = await insertProducts(trx, draftProducts(), structure, shipping, now);
  await insertReviews(trx, products, now);
  await insertQuestions(trx, products, now);
  await insertFlashSales(trx, products, now);
  await insertDeals(trx, products);
  await insertVouchers(trx, structure, now);
  await insertContent(trx, products, structure);
  const ids = products.map(({ id }) => id);
  await sql`select refresh_product_cards(${ids}::bigint[], ${now})`.execute(trx);
  await refreshSearchDocuments(trx, ids, now);
  await rebuildSearch(trx, now);
};

/**
 * Fills an empty, migrated database with the demo shop, all of it or nothing, and says whether it did. A shop
 * that somebody else has filled in the meantime is left as it is. The same on each day but for dates, which are
 * counted from `now`.
 */
export const fillDemoShop = (db: Db, { now }: { now: Date }): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.demo})`.execute(trx);
    const isEmpty = await isShopEmpty(trx);
    if (isEmpty) await fill(trx, now);
    return isEmpty;
  });
