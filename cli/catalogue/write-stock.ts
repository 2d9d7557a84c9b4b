import type { Trx } from '#db/client.ts';
import type { ChosenValue } from '#cli/catalogue/options.ts';
import {
  insertInventory,
  insertParts,
  nextIds,
  PARTS,
  pruneInventory,
  replaceParts,
  updateInventory,
} from '#cli/catalogue/statements.ts';
import type { Known } from '#cli/catalogue/target.ts';
import type { Planned } from '#cli/catalogue/plan-batch.ts';

type Stock = { row: { id: number; product_id: number }; isNew: boolean; values: ChosenValue[] };

const stockOf = async (trx: Trx, planned: readonly Planned[], known: Known): Promise<Stock[]> => {
  const stock = planned.flatMap(({ id, draft, values }) =>
    (draft.variants ?? []).map((variant, position) => ({
      id,
      draft,
      variant,
      position,
      values: values[position] ?? [],
    })),
  );
  const ids = await nextIds(
    trx,
    'inventory',
    stock.filter(({ variant }) => !known.bySku.has(variant.sku)).length,
  );
  let next = 0;
  return stock.map(({ id, draft, variant, position, values }) => {
    const own = known.bySku.get(variant.sku);
    const { sku, gtin, price, list_price, quantity, image } = variant;
    const row = {
      id: own?.id ?? ids[next++] ?? 0,
      product_id: id,
      sku,
      gtin,
      price,
      list_price,
      quantity,
      image,
      position: draft.handle === undefined ? undefined : position,
      has_price: price !== undefined,
      has_gtin: gtin !== undefined,
      has_list_price: list_price !== undefined || price === null,
    };
    return { row, isNew: !own, values };
  });
};

const prune = async (trx: Trx, planned: readonly Planned[], stock: Stock[]): Promise<number[]> => {
  const whole = planned.filter(
    ({ isNew, draft }) => !isNew && draft.handle !== undefined && draft.variants !== undefined,
  );
  const named = whole.filter(({ draft }) => (draft.variants ?? []).length > 0).map(({ id }) => id);
  return pruneInventory(
    trx,
    named,
    stock.map(({ row }) => row.id),
  );
};

/**
 * Writes the variants of the products and returns the products of which something is different. A
 * record without handle lists SKUs and never takes variants away.
 */
export const writeStock = async (
  trx: Trx,
  planned: readonly Planned[],
  known: Known,
  { pruneVariants }: { pruneVariants: boolean },
): Promise<number[]> => {
  const stock = await stockOf(trx, planned, known);
  const pruned = pruneVariants ? await prune(trx, planned, stock) : [];
  await insertInventory(
    trx,
    stock.filter(({ isNew }) => isNew).map(({ row }) => row),
  );
  const changed = await updateInventory(
    trx,
    stock.filter(({ isNew }) => !isNew).map(({ row }) => row),
  );
  const valued = stock.filter(({ values }) => values.length > 0);
  const rowsOf = (some: Stock[]): object[] =>
    some.flatMap(({ row, values }) => values.map((value) => ({ inventory_id: row.id, ...value })));
  await insertParts(trx, PARTS.values, rowsOf(valued.filter(({ isNew }) => isNew)));
  const before = valued.filter(({ isNew }) => !isNew);
  const moved = await replaceParts(
    trx,
    PARTS.values,
    rowsOf(before),
    before.map(({ row }) => row.id),
  );
  const productOf = new Map(stock.map(({ row }) => [row.id, row.product_id]));
  const added = stock.filter(({ isNew }) => isNew).map(({ row }) => row.product_id);
  return [...pruned, ...changed, ...added, ...moved.flatMap((id) => productOf.get(id) ?? [])];
};
