import type { Db } from '#db/client.ts';
import type { BundleRules, BuyGetDeal, SetDeal } from '#api/checkout/bundle-saving.ts';
import type { Texts } from '#db/types.ts';

export type Deals = BundleRules & {
  /** The title of every deal, by its id. */
  titles: ReadonlyMap<number, Texts>;
};

const listRows = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('bundle_deal as d')
    .innerJoin('bundle_product as b', 'b.bundle_deal_id', 'd.id')
    .where('d.visible', '=', true)
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom('bundle_product')
        .select('bundle_deal_id')
        .where('product_id', 'in', productIds),
    )
    .select(['d.id', 'd.kind', 'd.title', 'd.buy', 'd.free', 'd.price', 'b.product_id'])
    .orderBy('d.id')
    .orderBy('b.position')
    .orderBy('b.product_id')
    .execute();

/** The bundle deals that are open to these products; of several for one product the oldest counts. */
export const getDeals = async (db: Db, productIds: readonly number[]): Promise<Deals> => {
  const rows = productIds.length === 0 ? [] : await listRows(db, productIds);
  const buyGet = new Map<number, BuyGetDeal>();
  const sets = new Map<number, SetDeal>();
  for (const { id, buy, free, price, product_id: productId } of rows) {
    if (buy !== null && free !== null && !buyGet.has(productId))
      buyGet.set(productId, { id, kind: 'buy_get', buy, free });
    if (price !== null) {
      const productIdsSoFar = sets.get(id)?.productIds ?? [];
      sets.set(id, { id, kind: 'set', price, productIds: [...productIdsSoFar, productId] });
    }
  }
  return { buyGet, sets, titles: new Map(rows.map(({ id, title }) => [id, title])) };
};
