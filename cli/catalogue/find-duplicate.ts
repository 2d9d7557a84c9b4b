import { refusalOf } from '#cli/catalogue/item.ts';
import type { Item } from '#cli/catalogue/item.ts';
import type { Refusal } from '#cli/formats/draft.ts';

/**
 * Refuses the second occurrence of a product in the file; otherwise the order of rows would decide.
 */
export const createDuplicateCheck = (): ((item: Item) => Refusal | undefined) => {
  const handles = new Map<string, number>();
  const skus = new Map<string, number>();
  return (item) => {
    const { handle, variants = [] } = item.draft;
    const before = handle === undefined ? undefined : handles.get(handle);
    if (before !== undefined)
      return refusalOf(item, {
        field: 'handle',
        message: `"${handle}" began in line ${before}; rows of a product stand together`,
      });
    for (const [index, { sku }] of variants.entries()) {
      const other = skus.get(sku);
      if (other !== undefined)
        return refusalOf(item, {
          field: `variants.${index}.sku`,
          message: `"${sku}" is already in line ${other}`,
        });
    }
    if (handle !== undefined) handles.set(handle, item.entry.line);
    for (const { sku } of variants) skus.set(sku, item.entry.line);
    return undefined;
  };
};
