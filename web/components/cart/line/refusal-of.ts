import type { CartLine } from '#contract/cart.ts';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';

/** Why the last change without scripts was refused, if it was about one of these lines. */
export const refusalOf = (
  lines: readonly CartLine[],
  outcome: CartOutcome | undefined,
): string | undefined =>
  outcome && !outcome.ok && lines.some(({ id }) => id === outcome.lineId)
    ? outcome.message
    : undefined;
