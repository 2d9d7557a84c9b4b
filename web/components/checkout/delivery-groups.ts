import type { CartData, CartLine } from '#contract/cart.ts';
import { selectedLines } from './selected-lines.ts';

/** Selected lines of one store that can go the same ways. */
export type DeliveryGroup = {
  id: string;
  store: string;
  lines: readonly [CartLine, ...CartLine[]];
};

/** Gathers what is chosen together: a choice is made once per store and set of ways, not per line. */
export const deliveryGroups = (cart: CartData): DeliveryGroup[] => {
  const groups = new Map<string, [CartLine, ...CartLine[]]>();
  for (const line of selectedLines(cart)) {
    if (line.shipping.options.length === 0) continue;
    const ways = line.shipping.options.map(({ id }) => id).toSorted();
    const key = [line.store.slug, ...ways].join(' ');
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
