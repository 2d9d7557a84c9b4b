import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** What a customer may buy without running it out. */
const PLENTY = 8;

export type Found = { productId: number; inventoryId: number; storeId: number };

/** The product that is bought most in a part of the shop, or the next ones, where `place` is 0, 1 …; one that may be given back. */
export const findProduct = async (db: Db, section: string, place = 0): Promise<Found> => {
  const { rows } = await sql<Found>`
    select p.id as "productId", p.store_id as "storeId", min(i.id) as "inventoryId"
    from product p join category c on c.id = p.category_id join inventory i on i.product_id = p.id
    where c.slug ->> 'en' = ${section} and i.quantity >= ${PLENTY} and p.return_days > 0
    group by p.id
    order by p.popularity desc, p.id
    limit 1 offset ${place}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`nothing is to be had in ${section}`);
  return found;
};
