import type { Db } from '#db/client.ts';

/** The products of a bought-together set on offer, in its order; undefined where there is no such set. */
export const findSetProducts = async (db: Db, setId: number): Promise<number[] | undefined> => {
  const rows = await db
    .selectFrom('bundle_deal as d')
    .innerJoin('bundle_product as b', 'b.bundle_deal_id', 'd.id')
    .where('d.id', '=', setId)
    .where('d.kind', '=', 'set')
    .where('d.visible', '=', true)
    .select('b.product_id')
    .orderBy('b.position')
    .orderBy('b.product_id')
    .execute();
  return rows.length === 0 ? undefined : rows.map((row) => row.product_id);
};
