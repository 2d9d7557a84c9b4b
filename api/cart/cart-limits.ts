import { refuse, type Refused } from '#api/http/reply.ts';
import type { Variant } from './find-variant.ts';
import { findQuantityRefusal } from './quantity-limit.ts';
import { takenOf, type Units } from './stored-lines.ts';

/** The most lines that a cart can have: no shopper needs more. */
export const MOST_LINES = 200;

/** Why the cart cannot hold this, by the limits of each variant that changes. */
export const findRefusal = (
  held: readonly Units[],
  variants: readonly Variant[],
): Refused | undefined => {
  for (const variant of variants) {
    const refusal = findQuantityRefusal(takenOf(held, variant), variant);
    if (refusal) return refuse(refusal, undefined, 'quantity');
  }
  return undefined;
};
