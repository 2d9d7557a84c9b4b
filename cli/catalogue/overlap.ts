import type { Plan } from '#cli/catalogue/plan-batch.ts';
import type { Known } from '#cli/catalogue/target.ts';
import type { Draft } from '#cli/formats/draft.ts';

/**
 * Whether drafts may speak of a product that a plan is about to write: one of those that it knows, or
 * one by a SKU or handle that it gives. What is `known` to the drafts is then read too early.
 */
export const overlaps = (
  drafts: readonly Draft[],
  known: Known,
  { known: ofPlan, planned }: Plan,
): boolean => {
  if ([...known.byId.keys()].some((id) => ofPlan.byId.has(id))) return true;
  const skus = new Set(
    planned.flatMap(({ draft }) => (draft.variants ?? []).map(({ sku }) => sku)),
  );
  const handles = new Set(planned.flatMap(({ draft }) => [draft.handle, draft.slug?.en]));
  return drafts.some(
    ({ handle, variants = [] }) =>
      (handle !== undefined && handles.has(handle)) || variants.some(({ sku }) => skus.has(sku)),
  );
};
