import type { Db, Trx } from '#db/client.ts';

type Which = { id: string; shopperId?: string };

/**
 * Erases it with its pictures and mails; false where there is none, or it is another shopper's. What nobody has
 * erased by its day is erased by jobs/maintenance/delete-expired.ts.
 */
export const erasePrescriptionRow = async (
  db: Db | Trx,
  { id, shopperId }: Which,
): Promise<boolean> => {
  let query = db.deleteFrom('prescription').where('id', '=', id);
  if (shopperId !== undefined) query = query.where('shopper_id', '=', shopperId);
  const { numDeletedRows } = await query.executeTakeFirst();
  return numDeletedRows > 0n;
};
