import type { Db } from '#db/client.ts';
import { addProduct } from '#test/factories.ts';

/** A product that comes in one variant: that variant's id. */
export const addOne = async (
  db: Db,
  title?: Parameters<typeof addProduct>[1],
  parts?: Parameters<typeof addProduct>[2],
): Promise<number> => {
  const [id] = (await addProduct(db, title, parts)).inventories;
  if (id === undefined) throw new Error('a product without a variant');
  return id;
};

/** How many units of a variant the shop has. */
export const stockOf = async (db: Db, inventoryId: number): Promise<number> => {
  const row = db.selectFrom('inventory').select('quantity').where('id', '=', inventoryId);
  return (await row.executeTakeFirstOrThrow()).quantity;
};
