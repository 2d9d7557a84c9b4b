import { sql } from 'kysely';
import type { Draft } from '#cli/formats/draft.ts';
import type { Minor } from '#contract/money.ts';
import type { Trx } from '#db/client.ts';
import { RefusedError } from '#cli/catalogue/item.ts';

type KnownProduct = {
  id: number;
  handle: string;
  store_id: number;
  selling: Minor;
  offered: Minor;
};
type KnownVariant = {
  id: number;
  sku: string;
  product_id: number;
  price: Minor | null;
  list_price: Minor | null;
};

export type Known = {
  byHandle: Map<string, KnownProduct>;
  byId: Map<number, KnownProduct>;
  bySku: Map<string, KnownVariant>;
};

/** Reads the products that these drafts speak of, by handle and by SKU. */
export const findKnown = async (trx: Trx, drafts: readonly Draft[]): Promise<Known> => {
  const handles = drafts.flatMap(({ handle }) => handle ?? []);
  const skus = drafts.flatMap(({ variants = [] }) => variants.map(({ sku }) => sku));
  const variants = await sql<KnownVariant>`
    select id, sku, product_id, price, list_price from inventory where sku = any (${skus}::text[])`.execute(
    trx,
  );
  const ids = [...new Set(variants.rows.map(({ product_id }) => product_id))];
  const products = await sql<KnownProduct>`
    select id, slug ->> 'en' as handle, store_id, selling, offered from product
    where id = any (${ids}::bigint[]) or slug ->> 'en' = any (${handles}::text[])
    order by id desc`.execute(trx);
  return {
    byHandle: new Map(products.rows.map((row) => [row.handle, row])),
    byId: new Map(products.rows.map((row) => [row.id, row])),
    bySku: new Map(variants.rows.map((row) => [row.sku, row])),
  };
};

/** The product that the draft changes, undefined for a new one. Throws RefusedError. */
const findProduct = (draft: Draft, { byHandle, byId, bySku }: Known): KnownProduct | undefined => {
  const owners = (draft.variants ?? []).flatMap(({ sku }) => bySku.get(sku)?.product_id ?? []);
  const own = draft.handle === undefined ? byId.get(owners[0] ?? 0) : byHandle.get(draft.handle);
  const index = (draft.variants ?? []).findIndex(({ sku }) => {
    const owner = bySku.get(sku)?.product_id;
    return owner !== undefined && owner !== own?.id;
  });
  if (index >= 0) {
    const sku = draft.variants?.[index]?.sku ?? '';
    const other = byId.get(bySku.get(sku)?.product_id ?? 0)?.handle ?? '';
    throw new RefusedError(`variants.${index}.sku`, `"${sku}" belongs to the product "${other}"`);
  }
  if (!own && draft.handle === undefined)
    throw new RefusedError('handle', 'is missing, and no product of the shop has the SKU');
  return own;
};

const requireNew = ({ title, selling, category, variants = [] }: Draft): void => {
  if (!title) throw new RefusedError('title', 'is missing, and the product is new');
  if (!selling) throw new RefusedError('selling', 'is missing, and the product is new');
  if (!category) throw new RefusedError('category', 'is missing, and the product is new');
  const bare = variants.findIndex(({ values }) => values.length === 0);
  if (variants.length > 1 && bare >= 0)
    throw new RefusedError(
      `variants.${bare}.values`,
      'are missing, and the product has several variants',
    );
};

const requireOrder = (
  { selling, offered, variants = [] }: Draft,
  product: KnownProduct,
  known: Known,
): void => {
  if ((offered ?? product.offered) > (selling ?? product.selling))
    throw new RefusedError(
      offered === undefined ? 'selling' : 'offered',
      'leaves the offer above the price',
    );
  for (const [index, { sku, price, list_price: before }] of variants.entries()) {
    const own = known.bySku.get(sku);
    // What the file does not say about the one price is kept, and must fit the other.
    if (price && before === undefined && own?.list_price && own.list_price < price)
      throw new RefusedError(
        `variants.${index}.price`,
        'is above the price before it; say that too',
      );
  }
};

/** The product that the draft changes, undefined for a new one, checked against what the shop has. Throws RefusedError. */
export const findTarget = (draft: Draft, known: Known): KnownProduct | undefined => {
  const product = findProduct(draft, known);
  if (product) requireOrder(draft, product, known);
  else requireNew(draft);
  return product;
};
