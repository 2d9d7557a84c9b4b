import type { Attribute } from '#contract/catalogue/product.ts';

const FOLDED = /<details>.*?<\/details>/gs;
const FIRST_CELLS = /<tr><t[dh][^>]*>([^<]*)</g;

/** What the rows of a table begin with. */
const firstCells = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(FIRST_CELLS)].map(([, cell = '']) => cell.trim()));

export type SizeGuide = {
  /** Which attribute it explains; null where the description has no such table. */
  attributeId: string | null;
  /** The description, in which the table has an address. */
  description: string;
};

/**
 * The size guide of a description: the first folded table that has a row for each value of an attribute. A link
 * beside these values leads to it, and a browser opens what is folded on the way.
 */
export const findSizeGuide = (description: string, attributes: readonly Attribute[]): SizeGuide => {
  for (const [part] of description.matchAll(FOLDED)) {
    const cells = firstCells(part);
    const attribute = attributes.find(({ values }) =>
      values.every(({ title }) => cells.has(title)),
    );
    if (attribute)
      return {
        attributeId: attribute.id,
        description: description.replace(part, () =>
          part.replace('<table', '<table id="size-guide"'),
        ),
      };
  }
  return { attributeId: null, description };
};
