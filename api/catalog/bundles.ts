import { sql, type RawBuilder } from 'kysely';
import type { Minor } from '#contract/money.ts';
import type { BundleRules, BuyGetDeal, SetDeal } from '#api/pricing/bundle-saving.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

export type Deals = BundleRules & {
  /** The title of every deal, by its id. */
  titles: ReadonlyMap<number, Texts>;
};

/** A product of a deal. */
export type DealRow = {
  id: number;
  title: Texts;
  buy: number | null;
  free: number | null;
  price: Minor | null;
  product_id: number;
};

const ofProducts = (productIds: RawBuilder<unknown>): RawBuilder<DealRow> => sql`
  select d.id, d.title, d.buy, d.free, d.price, b.product_id
  from bundle_deal d join bundle_product b on b.bundle_deal_id = d.id
  where d.visible and d.id in (select bundle_deal_id from bundle_product where product_id ${productIds})
  order by d.id, b.position, b.product_id`;

/** Sub-select: the deals that are open to the products that `which` says, as a JSON list of `DealRow`. */
export const dealRowsOf = (which: RawBuilder<unknown>): RawBuilder<DealRow[]> => sql`(
  select coalesce(json_agg(deal), '[]') from (${ofProducts(which)}) deal)`;

/** The same of one product. */
export const dealRows = (productId: RawBuilder<unknown>): RawBuilder<DealRow[]> =>
  dealRowsOf(sql`= ${productId}`);

/** Of several deals for one product the oldest counts. */
export const dealsOf = (rows: readonly DealRow[]): Deals => {
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
