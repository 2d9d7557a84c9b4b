import { type ChosenValue, ensureValues, type Options } from '#cli/catalogue/options.ts';
import {
  ensureNamed,
  ensureStore,
  findNameable,
  type References,
} from '#cli/catalogue/references.ts';
import { ensureShipping } from '#cli/catalogue/shipping.ts';
import { nextIds } from '#cli/catalogue/statements.ts';
import { findKnown, findTarget, type Known } from '#cli/catalogue/target.ts';
import { ensureTax } from '#cli/catalogue/taxes.ts';
import type { Draft, Named } from '#cli/formats/draft.ts';
import type { Trx } from '#db/client.ts';
import { RefusedError } from '#cli/catalogue/item.ts';

/** What a whole import has in common. */
export type Context = {
  references: References;
  options: Options;
  /** Of new products that name no store; without it they are refused. */
  store: Named | undefined;
  /** Of new products that name none; without it they are refused. */
  category: Named[] | undefined;
  /** The country for stores that name none. */
  country: string;
  now: Date;
};

export type Planned = {
  id: number;
  isNew: boolean;
  draft: Draft;
  row: object;
  tags: number[] | undefined;
  collections: number[] | undefined;
  values: ChosenValue[][];
};

const categoryOf = async (
  trx: Trx,
  { references }: Context,
  levels: Named[],
  image?: string,
): Promise<number | undefined> => {
  let parent: number | null = null;
  for (const level of levels)
    parent = await ensureNamed(trx, references, 'category', level, { parent, image });
  return parent ?? undefined;
};

/** No category has this id: what is named below one that is yet to be made. */
const TO_BE_MADE = -1;

/**
 * Refuses a product for what it belongs to before any of that is made: a refused one leaves nothing
 * behind. Throws RefusedError.
 */
const requireNameable = ({ references }: Context, draft: Draft): void => {
  const { store, brand, category = [], tags = [], collections = [] } = draft;
  if (store) findNameable(references, 'store', store);
  if (brand) findNameable(references, 'brand', brand);
  let parent: number | null = null;
  for (const level of category)
    parent = findNameable(references, 'category', level, parent) ?? TO_BE_MADE;
  for (const tag of tags) findNameable(references, 'tag', tag);
  for (const collection of collections) findNameable(references, 'collection', collection);
};

const rowOf = async (
  trx: Trx,
  context: Context,
  draft: Draft,
  target: { store_id: number } | undefined,
): Promise<object> => {
  const { references } = context;
  const image = draft.images?.[0];
  const { brand, category, handle } = draft;
  const input = draft.store ?? (target ? undefined : context.store);
  if (!input && !target)
    throw new RefusedError('store', 'is missing, and the shop has several: name one with --store');
  // A rate may be refused: before anything is made for the product.
  const tax_rate_id = draft.tax && (await ensureTax(trx, references.taxes, draft.tax));
  const store_id = input && (await ensureStore(trx, references, input, context));
  const store = store_id ?? target?.store_id ?? 0;
  // Rules belong to stores, so a product that moves takes one of its new store.
  const needsRule = draft.shipping !== undefined || store !== target?.store_id;
  return {
    store_id,
    brand_id: brand && (await ensureNamed(trx, references, 'brand', brand, { image })),
    category_id: category && (await categoryOf(trx, context, category, image)),
    shipping_rule_id: needsRule
      ? await ensureShipping(trx, references.shipping, store, draft.shipping)
      : undefined,
    tax_rate_id,
    slug: target ? draft.slug : { ...draft.slug, en: handle },
    title: draft.title,
    description: draft.description,
    seo_title: draft.seo_title,
    seo_description: draft.seo_description,
    warranty: draft.warranty,
    selling: draft.selling,
    offered: draft.offered,
    max_per_order: draft.max_per_order,
    refundable: draft.refundable,
    return_days: draft.return_days,
    visible: draft.visible,
    cleared: clearedBy(draft),
  };
};

const listOf = async (
  trx: Trx,
  { references }: Context,
  kind: 'tag' | 'collection',
  inputs: Named[],
): Promise<number[]> => {
  const ids = new Set<number>();
  for (const input of inputs) ids.add(await ensureNamed(trx, references, kind, input));
  return [...ids];
};

/** Columns of what a product can be without, by the part of the draft that says so. */
const CLEARABLE = {
  brand: 'brand_id',
  seo_title: 'seo_title',
  seo_description: 'seo_description',
  warranty: 'warranty',
  max_per_order: 'max_per_order',
  tax: 'tax_rate_id',
} as const;

const clearedBy = (draft: Draft): string[] =>
  Object.entries(CLEARABLE).flatMap(([field, column]) =>
    draft[field as keyof typeof CLEARABLE] === null ? [column] : [],
  );

const planOne = async (
  trx: Trx,
  context: Context,
  given: Draft,
  known: Known,
): Promise<Planned> => {
  const { category = context.category } = given;
  const complete = category ? { ...given, category } : given;
  const target = findTarget(complete, known);
  // The category of the command line is for new products; the others keep theirs.
  const draft = target ? given : complete;
  requireNameable(context, draft);
  // A product that is sold is one variant at least.
  const variants =
    draft.variants ?? (target ? [] : [{ sku: (draft.handle ?? '').slice(0, 64), values: [] }]);
  return {
    id: target?.id ?? 0,
    isNew: !target,
    draft: { ...draft, variants },
    row: await rowOf(trx, context, draft, target),
    tags: draft.tags && (await listOf(trx, context, 'tag', draft.tags)),
    collections: draft.collections && (await listOf(trx, context, 'collection', draft.collections)),
    values: await ensureValues(trx, context.options, variants),
  };
};

/** Drafts that were left out, by their index. */
export type Refused = { index: number; error: RefusedError }[];

export type Plan = { known: Known; planned: Planned[]; refused: Refused };

const number = async (trx: Trx, planned: Planned[]): Promise<Planned[]> => {
  const ids = await nextIds(trx, 'product', planned.filter(({ isNew }) => isNew).length);
  let next = 0;
  return planned.map((one) => (one.isNew ? { ...one, id: ids[next++] ?? 0 } : one));
};

/**
 * What is to become of drafts. Makes what their products belong to (brands, categories, options ...) where
 * that is missing, and nothing else.
 */
export const planBatch = async (
  trx: Trx,
  context: Context,
  drafts: readonly Draft[],
): Promise<Plan> => {
  const known = await findKnown(trx, drafts);
  const planned: Planned[] = [];
  const refused: Refused = [];
  for (const [index, draft] of drafts.entries()) {
    try {
      planned.push(await planOne(trx, context, draft, known));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refused.push({ index, error });
    }
  }
  return { known, planned: await number(trx, planned), refused };
};
