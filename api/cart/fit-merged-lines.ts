import type { MessageKey } from '#i18n/translate.ts';
import { findRefusal, MOST_LINES } from './cart-limits.ts';
import { wholeBundle } from './selection.ts';
import type { StoredLine } from './stored-lines.ts';
import type { Variant } from './find-variant.ts';

/** What becomes of a line that is to come into another cart. */
export type FittedLine = {
  line: StoredLine;
  /** How many of its units fit; 0 where it does not come along. */
  units: number;
  /** The line that they are added to; undefined where the line moves as it is. */
  into: StoredLine | undefined;
  /** It does not fit, and the cart has none of it yet: it is to be saved for later. */
  isAside: boolean;
  /** Why not all of its units fit. */
  reason: MessageKey | undefined;
};

const isSameThing = (a: StoredLine, b: StoredLine): boolean =>
  a.inventoryId === b.inventoryId && a.bundleId === b.bundleId;

/** Of each line so many units, or as many as it has. */
const atMost = (lines: readonly StoredLine[], units: number): StoredLine[] =>
  lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, units) }));

const findReason = (
  held: readonly StoredLine[],
  coming: readonly StoredLine[],
  variants: readonly Variant[],
): MessageKey | undefined => {
  const needed = coming.map(({ inventoryId }) =>
    variants.find((variant) => variant.inventoryId === inventoryId),
  );
  const known = needed.filter((variant) => variant !== undefined);
  if (known.length < needed.length) return 'cart.productUnavailable';
  const fresh = coming.filter((line) => !held.some((one) => isSameThing(one, line)));
  if (held.length + fresh.length > MOST_LINES) return 'cart.full';
  return findRefusal([...held, ...coming], known)?.refusals[0].key;
};

/** The largest number of units of each line that fits, found by halving. */
const mostUnits = (
  held: readonly StoredLine[],
  unit: readonly StoredLine[],
  variants: readonly Variant[],
): number => {
  let fits = 0;
  let tooMany = Math.max(...unit.map(({ quantity }) => quantity)) + 1;
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (findReason(held, atMost(unit, middle), variants)) tooMany = middle;
    else fits = middle;
  }
  return fits;
};

const addTo = (held: readonly StoredLine[], coming: readonly StoredLine[]): StoredLine[] => [
  ...held.map((one) => {
    const same = coming.find((line) => isSameThing(one, line));
    return same ? { ...one, quantity: one.quantity + same.quantity } : one;
  }),
  ...coming.filter((line) => !held.some((one) => isSameThing(one, line))),
];

/**
 * How lines of one cart come into another: added up to the stock and to the product's maximum per
 * order, a bundle as one unit. The lines that the other cart has already stay as they are or grow.
 * `variants`: those of the coming lines that are on sale.
 */
export const fitLines = (
  own: readonly StoredLine[],
  coming: readonly StoredLine[],
  variants: readonly Variant[],
): FittedLine[] => {
  let held = [...own];
  const fitted: FittedLine[] = [];
  const units = new Set(coming.map((line) => wholeBundle(coming, line)[0] ?? line));
  for (const first of units) {
    const unit = wholeBundle(coming, first);
    const reason = findReason(held, unit, variants);
    const most = reason ? mostUnits(held, unit, variants) : Infinity;
    const isAside =
      most === 0 &&
      !unit.every((line) => own.some(({ inventoryId }) => inventoryId === line.inventoryId));
    const fitting = atMost(unit, most);
    fitted.push(
      ...unit.map((line, index) => ({
        line,
        units: fitting[index]?.quantity ?? 0,
        into: own.find((one) => isSameThing(one, line)),
        isAside,
        reason,
      })),
    );
    if (most > 0) held = addTo(held, fitting);
  }
  return fitted;
};
