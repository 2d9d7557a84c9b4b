import { dirname } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { sanitise } from '#api/content/rich-text.ts';
import type { Db } from '#db/client.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { getSettings } from '#db/settings.ts';
import type { Texts } from '#db/types.ts';
import { loadOptions } from '#cli/catalogue/options.ts';
import { loadReferences } from '#cli/catalogue/references.ts';
import { RefusedError } from '#cli/catalogue/refused-error.ts';
import { showInSearch, writeBatch } from '#cli/catalogue/write-batch.ts';
import type { Context, Written } from '#cli/catalogue/write-batch.ts';
import { findDefaultStore } from '#cli/catalogue/default-store.ts';
import { createCheck } from '#cli/formats/check.ts';
import type { Draft, Entry, Refusal } from '#cli/formats/draft.ts';
import { openSource } from '#cli/formats/read-file.ts';
import type { Source } from '#cli/formats/read-file.ts';
import { publicResolver } from '#cli/pictures/address.ts';
import type { Resolver } from '#cli/pictures/address.ts';
import { createShelf } from '#cli/pictures/shelf.ts';
import { takePictures } from '#cli/pictures/take-pictures.ts';

export type Tally = {
  format: Source['format'];
  added: number;
  changed: number;
  same: number;
  refused: number;
  /** Pictures that were not fetched because nobody asked for it. */
  skippedPictures: number;
  /** Milliseconds of the parts: writing products, their search documents, counting words at the end. */
  ms: { products: number; search: number; words: number };
};

export type Progress = { tally: Tally; read: number; size: number };

export type ImportOptions = {
  db: Db;
  file: string;
  dataDir: string;
  now: () => Date;
  dryRun?: boolean;
  fetchPictures?: boolean;
  /** Of products that name none, by slug or name. */
  store?: string | undefined;
  /** Of new products that name none. */
  category?: string | undefined;
  batch?: number;
  resolver?: Resolver;
  /** Aborted: the running batch is finished, the rest is left. */
  signal?: AbortSignal;
  onRefusal?: (refusal: Refusal) => void;
  onProgress?: (progress: Progress) => void;
};

/** Products in a transaction: enough to make its statements cheap, few enough to lose little. */
const BATCH = 500;

type Item = { draft: Draft; entry: Entry };

/** Undoes a transaction that went well. */
class DryRun extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super('dry run');
    this.written = written;
  }
}

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([code, html]) => [code, sanitise(html)])) as Texts;

const cleaned = (draft: Draft): Draft => {
  const { description } = draft;
  return description ? { ...draft, description: cleanTexts(description) } : draft;
};

/** What the file says twice: the second time is refused, or the order of rows would decide. */
const createTwice = () => {
  const handles = new Map<string, number>();
  const skus = new Map<string, number>();
  return ({ draft, entry }: Item): Refusal[] => {
    const product = draft.handle ?? draft.variants?.[0]?.sku ?? '';
    const refuse = (path: PropertyKey[], reason: string): Refusal[] => [
      { ...entry.placeOf(path), reason, product },
    ];
    const { handle, variants = [] } = draft;
    const before = handle === undefined ? undefined : handles.get(handle);
    if (before !== undefined)
      return refuse(
        ['handle'],
        `"${handle}" began in line ${before}; rows of a product stand together`,
      );
    for (const [index, { sku }] of variants.entries()) {
      const other = skus.get(sku);
      if (other !== undefined)
        return refuse(['variants', index, 'sku'], `"${sku}" is already in line ${other}`);
    }
    if (handle !== undefined) handles.set(handle, entry.line);
    for (const { sku } of variants) skus.set(sku, entry.line);
    return [];
  };
};

/** Data that PostgreSQL refuses in spite of our own checks; anything else is no fault of a row. */
const isRefusedData = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '');

const refusalOf = (
  { draft, entry }: Item,
  { field, message }: { field: string; message: string },
): Refusal => ({
  ...entry.placeOf(field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))),
  reason: message,
  product: draft.handle ?? draft.variants?.[0]?.sku ?? '',
});

/**
 * Brings the products of a file into the shop, batch by batch: each is committed with its cards and
 * search documents, so an import that ends early is simply run again. A row that cannot be taken
 * is told to `onRefusal` and stops nothing. Throws CommandError when the file as a whole is unfit.
 */
export const importProducts = async (options: ImportOptions): Promise<Tally> => {
  const {
    db,
    file,
    dataDir,
    now,
    dryRun = false,
    fetchPictures = false,
    batch = BATCH,
    signal,
  } = options;
  const settings = await getSettings(db);
  const source = await openSource(file);
  const check = createCheck(settings.currency);
  const findTwice = createTwice();
  const take = createShelf({
    dataDir,
    folder: dirname(file),
    resolver: options.resolver ?? publicResolver,
    write: !dryRun,
  });
  const store = await findDefaultStore(db, options.store, settings.site_name);
  const tally: Tally = {
    format: source.format,
    added: 0,
    changed: 0,
    same: 0,
    refused: 0,
    skippedPictures: 0,
    ms: { products: 0, search: 0, words: 0 },
  };
  const refuse = (...refusals: Refusal[]): void => {
    tally.refused += refusals.length > 0 ? 1 : 0;
    for (const refusal of refusals) options.onRefusal?.(refusal);
  };
  const load = async (): Promise<Context> => ({
    references: await loadReferences(db),
    options: await loadOptions(db),
    store,
    category: options.category ? [{ title: { en: options.category } }] : undefined,
    country: settings.default_country,
    now: now(),
  });
  let context = await load();

  const writeAll = (items: Item[]): Promise<Written> =>
    db.transaction().execute(async (trx) => {
      const start = performance.now();
      const written = await writeBatch(
        trx,
        { ...context, now: now() },
        items.map(({ draft }) => draft),
      );
      tally.ms.products += performance.now() - start;
      if (dryRun) throw new DryRun(written);
      const middle = performance.now();
      await showInSearch(trx, written, now());
      tally.ms.search += performance.now() - middle;
      return written;
    });

  /** The whole batch, or its halves when PostgreSQL refuses it, down to the one product that is at fault. */
  const write = async (items: Item[]): Promise<void> => {
    try {
      const written = await writeAll(items).catch((error: unknown) => {
        if (error instanceof DryRun) return error.written;
        throw error;
      });
      if (dryRun) context = await load();
      tally.added += written.added;
      tally.changed += written.changed;
      tally.same += written.same;
      for (const { index, error } of written.refused) {
        const item = items[index];
        if (item) refuse(refusalOf(item, error));
      }
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      // What the undone transaction had made is not there.
      context = await load();
      const [only] = items;
      if (items.length === 1 && only) {
        refuse(refusalOf(only, new RefusedError('', `the database refuses it: ${error.message}`)));
        return;
      }
      const half = Math.ceil(items.length / 2);
      await write(items.slice(0, half));
      await write(items.slice(half));
    }
  };

  let analysedAt = 0;
  /** A shop that was empty has no statistics, and plans for nothing read everything: now and again, while it grows. */
  const analyse = async (): Promise<void> => {
    if (dryRun || tally.added < Math.max(1, analysedAt * 2)) return;
    analysedAt = tally.added;
    await sql`analyze product, product_card, product_image, product_tag, specification, inventory, inventory_value,
      price_history, category, brand, tag, store, attribute_value`.execute(db);
  };

  const flush = async (items: Item[]): Promise<void> => {
    const ready: Item[] = [];
    for (const item of items) {
      const taken = await takePictures(item, { take, fetchUrls: fetchPictures });
      tally.skippedPictures += taken.skipped;
      for (const refusal of taken.refusals) options.onRefusal?.(refusal);
      ready.push({ entry: item.entry, draft: taken.draft });
    }
    if (ready.length > 0) await write(ready);
    await analyse();
    options.onProgress?.({ tally, read: source.readSoFar(), size: source.size });
  };

  let items: Item[] = [];
  for await (const entry of source.entries) {
    if (signal?.aborted) break;
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
    if (twice.length > 0) refuse(...twice);
    else items.push(item);
    if (items.length >= batch) {
      await flush(items);
      items = [];
    }
  }
  if (!signal?.aborted) await flush(items);
  if (!dryRun && tally.added + tally.changed > 0) {
    const start = performance.now();
    await rebuildSearch(db, now());
    tally.ms.words = performance.now() - start;
  }
  return tally;
};
