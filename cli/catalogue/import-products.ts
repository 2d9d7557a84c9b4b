import { dirname } from 'node:path';
import { createAnalyse } from '#cli/catalogue/analyse.ts';
import { findDefaultStore } from '#cli/catalogue/default-store.ts';
import {
  createImportCounts,
  type ImportCounts,
  type Refuse,
} from '#cli/catalogue/import-counts.ts';
import type { Item } from '#cli/catalogue/item.ts';
import { loadOptions } from '#cli/catalogue/options.ts';
import type { Context } from '#cli/catalogue/plan-batch.ts';
import { readBatches } from '#cli/catalogue/read-batches.ts';
import { loadReferences } from '#cli/catalogue/references.ts';
import { createWriter } from '#cli/catalogue/write-items.ts';
import { createCheck } from '#cli/formats/check.ts';
import type { Refusal } from '#cli/formats/draft.ts';
import { openSource } from '#cli/formats/read-file.ts';
import { publicResolver, type Resolver } from '#cli/pictures/address.ts';
import { importPictures, mapConcurrently } from '#cli/pictures/import-pictures.ts';
import { createPictureStore } from '#cli/pictures/picture-store.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { diskPictures } from '#extend/disk-pictures.ts';
import type { PictureStore } from '#extend/shop.ts';

type Progress = { tally: ImportCounts; read: number; size: number };

export type ImportOptions = {
  db: Db;
  file: string;
  dataDir: string;
  /** Where the shop's originals are; without it `<dataDir>/media/originals`. */
  originals?: PictureStore | undefined;
  now: () => Date;
  dryRun?: boolean;
  fetchPictures?: boolean;
  /** Where paths of pictures start, which lead nowhere else; without it, where the file lies. */
  picturesFolder?: string | undefined;
  /** Takes away variants that the file does not name beside others of their product. */
  pruneVariants?: boolean;
  /** The store, by slug or name, for products whose row names none. */
  store?: string | undefined;
  /** The category for new products whose row names none. */
  category?: string | undefined;
  batch?: number;
  resolver?: Resolver;
  /** Aborted: the batches on their way are finished, the rest is left. */
  signal?: AbortSignal;
  onRefusal?: (refusal: Refusal) => void;
  onProgress?: (progress: Progress) => void;
};

/** Products in a transaction: enough to make its statements cheap, few enough to lose little. */
const BATCH = 1_000;
/** Products whose pictures are fetched at the same time. */
const AT_ONCE = 4;

/** Makes what brings the pictures of products into the shop. */
const createTakeAll = (
  {
    file,
    dataDir,
    originals = diskPictures(dataDir),
    picturesFolder = dirname(file),
    dryRun = false,
    fetchPictures = false,
    resolver,
    onRefusal,
  }: ImportOptions,
  tally: ImportCounts,
): ((items: Item[]) => Promise<Item[]>) => {
  const take = createPictureStore({
    originals,
    folder: picturesFolder,
    resolver: resolver ?? publicResolver,
    write: !dryRun,
  });
  return async (items) => {
    const all = await mapConcurrently(items, AT_ONCE, (item) =>
      importPictures(item, { take, fetchUrls: fetchPictures }),
    );
    return all.map(({ entry, draft, refusals, skipped }) => {
      tally.skippedPictures += skipped;
      for (const refusal of refusals) onRefusal?.(refusal);
      return { entry, draft };
    });
  };
};

const createLoad = async ({
  db,
  now,
  store,
  category,
}: ImportOptions): Promise<() => Promise<Context>> => {
  const settings = await getSettings(db);
  const defaultStore = await findDefaultStore(db, store, settings.site_name);
  return async () => ({
    references: await loadReferences(db),
    options: await loadOptions(db),
    store: defaultStore,
    category: category ? [{ title: { en: category } }] : undefined,
    country: settings.default_country,
    now: now(),
  });
};

/**
 * Brings the products of a file into the shop in batches: each is committed with its cards and search
 * documents, so an import that ends early is simply run again. A row that cannot be taken
 * is passed to `onRefusal` and stops nothing. Throws CommandError when the file as a whole is unfit.
 */
export const importProducts = async (options: ImportOptions): Promise<ImportCounts> => {
  const { db, now, dryRun = false, pruneVariants = false, signal, onRefusal, onProgress } = options;
  const { currency } = await getSettings(db);
  const source = await openSource(options.file);
  const tally = createImportCounts(source.format);
  const refuse: Refuse = (...refusals) => {
    tally.refused += 1;
    for (const refusal of refusals) onRefusal?.(refusal);
  };
  const load = await createLoad(options);
  const analyse = createAnalyse(db);
  const writer = await createWriter({
    db,
    dryRun,
    now,
    tally,
    refuse,
    pruneVariants,
    load,
    onDone: async () => {
      if (!dryRun) await analyse(tally.added);
      onProgress?.({ tally, read: source.readSoFar(), size: source.size });
    },
  });
  const batches = readBatches({
    entries: source.entries,
    check: createCheck(currency),
    refuse,
    size: options.batch ?? BATCH,
    prepare: createTakeAll(options, tally),
  });
  try {
    let batch = await batches.next();
    while (!batch.done && !signal?.aborted) {
      // The next products are read while PostgreSQL writes these and those before.
      [batch] = await Promise.all([batches.next(), writer.begin(batch.value)]);
    }
  } finally {
    await batches.return(undefined);
    await writer.end();
  }
  await writer.finish();
  return tally;
};
