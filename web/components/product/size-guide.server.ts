import type { Attribute } from '#contract/catalogue/product.ts';

const FOLDED = /<details>.*?<\/details>/gs;
const CAPTIONS = /<caption>(.*?)<\/caption>/gs;
const FIRST_CELLS = /<tr><t[dh][^>]*>([^<]*)</g;

/** What the rows of a table begin with. */
const firstCells = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(FIRST_CELLS)].map(([, cell = '']) => cell.trim()));

const SUMMARY = /^<details><summary>.*?<\/summary>|<\/details>$/gs;

/**
 * Of two tables that say of themselves which one they are, one is shown and a switch chooses it, without scripts
 * (prose.css).
 */
const withSwitch = (part: string): string => {
  const captions = [...part.matchAll(CAPTIONS)].map(([, caption = '']) => caption);
  if (captions.length !== 2) return part;
  const choices = captions.map(
    (caption, at) =>
      `<label class="pick"><input type="radio" name="size-guide" class="sr-only"${at === 0 ? ' checked' : ''}>${caption}</label>`,
  );
  return part
    .replaceAll('<caption>', '<caption class="sr-only">')
    .replace(
      '<table',
      () => `<fieldset class="switch flex gap-2 text-sm">${choices.join('')}</fieldset><table`,
    );
};

export type SizeGuide = {
  /** Which attribute it explains; null where the description has no such table. */
  attributeId: string | null;
  /** Its tables and what is said about them; null where there are none. */
  guide: string | null;
  /** The description without them. */
  description: string;
};

/**
 * The size guide of a description: the first folded table that has a row for each value of an attribute. It is
 * taken out of the description, to be opened beside these values.
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
        guide: withSwitch(part.replace(SUMMARY, '')),
        description: description.replace(part, ''),
      };
  }
  return { attributeId: null, guide: null, description };
};
