import type { AttributeFacetValue, Facets, Understood } from '#contract/catalogue/listing.ts';

/** A value that was read in the searched text. */
export type ReadValue = Pick<AttributeFacetValue, 'title' | 'color'> & {
  /** The words that it was read in. */
  part: Understood;
};

/**
 * Which value of an attribute the searched text asks for, if any, and those beside it. No product may have just
 * this one: where a colour is asked for, those close to it will do.
 */
export const readValue = (
  { title, values }: Pick<Facets['attributes'][number], 'title' | 'values'>,
  understood: readonly Understood[],
): { read: ReadValue | undefined; others: readonly AttributeFacetValue[] } => {
  const part = understood.find(
    (one) => one.kind === 'attribute' && one.applied && one.attribute === title,
  );
  if (part?.kind !== 'attribute') return { read: undefined, others: values };
  const listed = values.find((value) => value.title === part.value);
  return {
    read: { title: part.value, color: listed?.color ?? null, part },
    others: values.filter((value) => value !== listed),
  };
};
