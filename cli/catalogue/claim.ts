import type { Draft } from '#cli/formats/draft.ts';

/** The products that drafts may speak of: by handle and by SKU, or any where that cannot be told. */
export type Claim = 'any' | { handles: ReadonlySet<string>; skus: ReadonlySet<string> };

const handlesOf = ({ handle, slug }: Draft): string[] =>
  [handle, slug?.en].filter((name) => name !== undefined);

// A new product without variants is given one with its handle for a SKU.
const skusOf = ({ handle = '', variants = [] }: Draft): string[] =>
  variants.length > 0 ? variants.map(({ sku }) => sku) : [handle.slice(0, 64)];

/** What drafts claim. One without handle speaks of the product that has its SKU, whichever that is. */
export const claimOf = (drafts: readonly Draft[]): Claim =>
  drafts.some(({ handle }) => handle === undefined)
    ? 'any'
    : { handles: new Set(drafts.flatMap(handlesOf)), skus: new Set(drafts.flatMap(skusOf)) };

const share = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((name) => others.has(name));

/**
 * Whether two claims may mean the same product, so that the later batch must wait for the earlier
 * one.
 */
export const overlap = (one: Claim, other: Claim): boolean =>
  one === 'any' ||
  other === 'any' ||
  share(one.handles, other.handles) ||
  share(one.skus, other.skus);
