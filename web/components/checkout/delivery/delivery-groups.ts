import type { CartData, CartLine } from '#contract/cart/cart.ts';
import { selectedLines } from '#web/components/checkout/selected-lines.ts';

/** A choice of delivery is a field of this name with the ids of its lines: `way-<id>,<id>`. */
export const DELIVERY_PREFIX = 'way-';

/** The fetcher that saves a choice of delivery while the page stays. */
export const DELIVERY_FETCHER = 'ways';

/** Selected lines of one store that can go the same ways. */
export type DeliveryGroup = {
  id: string;
  store: string;
  lines: readonly [CartLine, ...CartLine[]];
};

const keyOf = (line: CartLine, each: boolean): string => {
  if (each) return line.bundle_id === null ? line.id : `bundle-${line.bundle_id}`;
  const ways = line.shipping.options.map(({ id }) => id).toSorted();
  return [line.store.slug, line.shipping.chosen?.id, ...ways].join(' ');
};

/**
 * Gathers what is chosen together: one choice per store for lines that can go the same ways and do,
 * or with `each` one per product, a bundle being one.
 */
export const deliveryGroups = (cart: CartData, each = false): DeliveryGroup[] => {
  const groups = new Map<string, [CartLine, ...CartLine[]]>();
  for (const line of selectedLines(cart)) {
    if (line.shipping.options.length === 0) continue;
    const key = keyOf(line, each);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].map((lines) => ({
    id: lines.map((line) => line.id).join(','),
    store: lines[0].store.name,
    lines,
  }));
};

/** Whether lines are chosen for together that could go different ways. */
export const canSplit = (cart: CartData): boolean =>
  deliveryGroups(cart).some(
    (group) =>
      group.lines[0].shipping.options.length > 1 &&
      new Set(group.lines.map((line) => keyOf(line, true))).size > 1,
  );
