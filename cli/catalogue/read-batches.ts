import { setImmediate as pause } from 'node:timers/promises';
import { sanitise } from '#api/content/rich-text.ts';
import type { Refuse } from '#cli/catalogue/import-counts.ts';
import { type Item, refusalOf } from '#cli/catalogue/item.ts';
import type { Checked } from '#cli/formats/check.ts';
import type { Draft, Entry, Refusal } from '#cli/formats/draft.ts';
import type { Source } from '#cli/formats/read-file.ts';
import { readTextsOf } from '#db/search/document-texts.ts';
import type { Texts } from '#db/types.ts';

type Reading = {
  entries: Source['entries'];
  check: (entry: Entry) => Checked;
  refuse: Refuse;
  /** Products of a batch. */
  size: number;
  /** What is left to do with a batch before it can be written. */
  prepare: (items: Item[]) => Promise<Item[]>;
};

/** Products read before PostgreSQL's answers get their turn. */
const SLICE = 20;

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([code, html]) => [code, sanitise(html)])) as Texts;

const cleaned = (draft: Draft): Draft => {
  const { description } = draft;
  return description ? { ...draft, description: cleanTexts(description) } : draft;
};

/** The searched words of what is the product's own, so that writing its documents finds them read. */
const readWords = ({ title, description, specifications = [] }: Draft): void => {
  if (title && description)
    readTextsOf({ title, description, specifications: specifications.flatMap(Object.values) });
};

/**
 * The products of a file in batches: checked, with safe HTML and pictures of the shop. What cannot be
 * taken is refused on the way.
 */
export async function* readBatches({
  entries,
  check,
  refuse,
  size,
  prepare,
}: Reading): AsyncGenerator<Item[]> {
  const findTwice = createDuplicateCheck();
  let items: Item[] = [];
  for await (const entry of entries) {
    if ('refused' in entry) {
      refuse(entry.refused);
      continue;
    }
    const checked = check(entry);
    if ('refusals' in checked) {
      refuse(...checked.refusals);
      continue;
    }
    const item = { entry, draft: cleaned(checked.draft) };
    const twice = findTwice(item);
    if (twice) {
      refuse(twice);
      continue;
    }
    readWords(item.draft);
    items.push(item);
    if (items.length % SLICE === 0) await pause();
    if (items.length < size) continue;
    yield await prepare(items);
    items = [];
  }
  if (items.length > 0) yield await prepare(items);
}

/**
 * Refuses the second occurrence of a product in the file; otherwise the order of rows would decide.
 */
const createDuplicateCheck = (): ((item: Item) => Refusal | undefined) => {
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
