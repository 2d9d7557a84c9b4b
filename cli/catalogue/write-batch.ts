import type { Trx } from '#db/client.ts';
import type { OwnTexts } from '#db/search/product-texts.ts';
import type { Plan, Planned, Refused } from '#cli/catalogue/plan-batch.ts';
import {
  insertParts,
  insertProducts,
  notePrices,
  PARTS,
  replaceParts,
  updateProducts,
} from '#cli/catalogue/statements.ts';
import { writeStock } from '#cli/catalogue/write-stock.ts';
import type { Draft } from '#cli/formats/draft.ts';

export type Written = {
  newIds: ReadonlySet<number>;
  /** Products that are neither new nor different. */
  same: number;
  refused: Refused;
  /** The products whose cards to refresh, new ones among them. */
  productIds: number[];
  /** What new products say. */
  texts: ReadonlyMap<number, OwnTexts>;
};

const textsOf = ({ title, description, specifications = [] }: Draft): OwnTexts => ({
  title: title ?? { en: '' },
  description: description ?? { en: '' },
  specifications: specifications.flatMap(({ label, value }) => [label, value]),
});

/** Writes what products have lists of, and returns the known products of which one has changed. */
const writeLists = async (trx: Trx, planned: Planned[]): Promise<number[]> => {
  const changed: number[] = [];
  const put = async (
    part: (typeof PARTS)[keyof typeof PARTS],
    listOf: (one: Planned) => readonly object[] | undefined,
  ): Promise<void> => {
    const named = planned.filter((one) => listOf(one) !== undefined);
    const rowsOf = (some: Planned[]): object[] =>
      some.flatMap((one) => (listOf(one) ?? []).map((row) => ({ product_id: one.id, ...row })));
    await insertParts(trx, part, rowsOf(named.filter(({ isNew }) => isNew)));
    const known = named.filter(({ isNew }) => !isNew);
    const ids = known.map(({ id }) => id);
    changed.push(...(await replaceParts(trx, part, rowsOf(known), ids)));
  };
  await put(PARTS.images, ({ draft }) =>
    draft.images?.map((image, position) => ({ position, image })),
  );
  await put(PARTS.tags, ({ tags }) => tags?.map((tag_id) => ({ tag_id })));
  await put(PARTS.collections, ({ collections }) =>
    collections?.map((collection_id) => ({ collection_id })),
  );
  await put(PARTS.specifications, ({ draft }) =>
    draft.specifications?.map((one, position) => ({ ...one, position })),
  );
  return changed;
};

/**
 * Writes planned products in the caller's transaction with a fixed number of statements: new ones,
 * changes where they differ, nothing else. Cards and search are for the caller.
 */
export const writeBatch = async (
  trx: Trx,
  { planned, known, refused }: Plan,
  { now, pruneVariants }: { now: Date; pruneVariants: boolean },
): Promise<Written> => {
  const rows = planned.map(({ id, isNew, row }) => ({ isNew, row: { ...row, id } }));
  await insertProducts(
    trx,
    rows.filter(({ isNew }) => isNew).map(({ row }) => row),
    now,
  );
  const updated = await updateProducts(
    trx,
    rows.filter(({ isNew }) => !isNew).map(({ row }) => row),
    now,
  );
  const stocked = await writeStock(trx, planned, known, { pruneVariants });
  const listed = await writeLists(trx, planned);
  const added = planned.filter(({ isNew }) => isNew);
  const newIds = added.map(({ id }) => id);
  const productIds = [...new Set([...newIds, ...updated, ...stocked, ...listed])];
  await notePrices(trx, productIds, now);
  const touched = new Set(productIds);
  return {
    newIds: new Set(newIds),
    same: new Set(planned.map(({ id }) => id).filter((id) => !touched.has(id))).size,
    refused,
    productIds,
    texts: new Map(added.map(({ id, draft }) => [id, textsOf(draft)])),
  };
};
