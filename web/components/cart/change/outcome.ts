import type { CartLine } from '#contract/cart/cart.ts';

/** What became of a change to the cart. */
export type CartOutcome =
  | {
      ok: true;
      message: string;
      /** What was put into the cart: its line, and how many of it were there before. */
      added?: AddedLine | undefined;
    }
  | {
      ok: false;
      message: string;
      /** The line that the refusal is about, where there is one. */
      lineId: string | null;
      /** The voucher's code as it was typed, where the refusal is about a voucher. */
      code?: string | undefined;
      /** The product's page, where a form of its own was refused. */
      back?: string | undefined;
    };

export type AddedLine = { id: string; before: number };

/** Why the last change without scripts was refused, if it was about one of these lines. */
export const refusalOf = (
  lines: readonly CartLine[],
  outcome: CartOutcome | undefined,
): string | undefined =>
  outcome && !outcome.ok && lines.some(({ id }) => id === outcome.lineId)
    ? outcome.message
    : undefined;
