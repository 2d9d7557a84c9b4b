import { sql, type RawBuilder } from 'kysely';
import type { Minor } from '#contract/money.ts';
import type { BundleRules, BuyGetBundle, FixedPriceBundle } from '#api/pricing/bundle-saving.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

export type Bundles = BundleRules & {
  /** The title of every bundle, by its id. */
  titles: ReadonlyMap<number, Texts>;
};

/** A product of a bundle. */
export type BundleRow = {
  id: number;
  title: Texts;
  buy: number | null;
  free: number | null;
  price: Minor | null;
  product_id: number;
};

const ofProducts = (productIds: RawBuilder<unknown>): RawBuilder<BundleRow> => sql`
  select d.id, d.title, d.buy, d.free, d.price, b.product_id
  from bundle_deal d join bundle_product b on b.bundle_deal_id = d.id
  where d.visible and d.id in (select bundle_deal_id from bundle_product where product_id ${productIds})
  order by d.id, b.position, b.product_id`;

/** Sub-select: the bundles that are open to the products that `which` says, as a JSON list of `BundleRow`. */
export const bundleRowsOf = (which: RawBuilder<unknown>): RawBuilder<BundleRow[]> => sql`(
  select coalesce(json_agg(bundle), '[]') from (${ofProducts(which)}) bundle)`;

/** The same of one product. */
export const bundleRows = (productId: RawBuilder<unknown>): RawBuilder<BundleRow[]> =>
  bundleRowsOf(sql`= ${productId}`);

/** Of several bundles for one product the oldest counts. */
export const bundlesOf = (rows: readonly BundleRow[]): Bundles => {
  const buyGet = new Map<number, BuyGetBundle>();
  const fixedPrice = new Map<number, FixedPriceBundle>();
  for (const { id, buy, free, price, product_id: productId } of rows) {
    if (buy !== null && free !== null && !buyGet.has(productId))
      buyGet.set(productId, { id, buy, free });
    if (price !== null) {
      const productIdsSoFar = fixedPrice.get(id)?.productIds ?? [];
      fixedPrice.set(id, { id, price, productIds: [...productIdsSoFar, productId] });
    }
  }
  return { buyGet, fixedPrice, titles: new Map(rows.map(({ id, title }) => [id, title])) };
};

/** The products of a bundle on offer, in its order; undefined where there is no such bundle. */
export const findBundleProducts = async (
  db: Db,
  bundleId: number,
): Promise<number[] | undefined> => {
  const rows = await db
    .selectFrom('bundle_deal as d')
    .innerJoin('bundle_product as b', 'b.bundle_deal_id', 'd.id')
    .where('d.id', '=', bundleId)
    .where('d.kind', '=', 'set')
    .where('d.visible', '=', true)
    .select('b.product_id')
    .orderBy('b.position')
    .orderBy('b.product_id')
    .execute();
  return rows.length === 0 ? undefined : rows.map((row) => row.product_id);
};
