import type { CartLine } from '#contract/cart.ts';

/** What it takes to put removed lines back: ids and numbers only, so that it can stand in a query. */
export type RemovedLines = {
  product: string;
  inventory: string;
  bundle: string;
  quantity: string;
  selected: string;
};

const names = ['product', 'inventory', 'bundle', 'quantity', 'selected'] as const;

/** Notes a line (the first one of a set) before it goes. */
export const noteRemoved = (line: CartLine): RemovedLines => ({
  product: line.product.id,
  inventory: line.inventory.id,
  bundle: line.bundle_id ?? '',
  quantity: String(line.quantity),
  selected: String(line.selected),
});

/** The note as a form or a query carries it; undefined where there is none. */
export const findRemoved = (fields: FormData | URLSearchParams): RemovedLines | undefined => {
  const note = Object.fromEntries(
    names.map((name) => [name, String(fields.get(name) ?? '')]),
  ) as RemovedLines;
  return note.inventory && note.quantity ? note : undefined;
};
