import type { Draft, Entry, Refusal } from '#cli/formats/draft.ts';

/** A product cannot be taken; the message is the reason, `field` the part of the draft. */
export class RefusedError extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** A product of the file, checked, with where it stands. */
export type Item = { draft: Draft; entry: Entry };

/** What the operator knows the product by. */
const nameOf = ({ handle, variants }: Draft): string => handle ?? variants?.[0]?.sku ?? '';

/** The refusal of an item for its part `field` (`variants.0.sku`). */
export const refusalOf = (
  { draft, entry }: Item,
  { field, message }: { field: string; message: string },
): Refusal => ({
  ...entry.placeOf(field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
  reason: message,
  product: nameOf(draft),
});
