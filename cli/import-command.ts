import { createWriteStream, statSync, type WriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { ImportCounts } from '#cli/catalogue/import-counts.ts';
import { importProducts } from '#cli/catalogue/import-products.ts';
import { CommandError } from '#cli/command-error.ts';
import type { Command } from '#cli/command.ts';
import type { Refusal } from '#cli/formats/draft.ts';
import { spreadsheetCell } from '#cli/formats/formulas.ts';
import { csvLine } from '#cli/formats/write-csv.ts';
import { createProgress } from '#cli/progress.ts';
import { loadShop } from '#extend/load-shop.ts';

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

const summarise = (tally: ImportCounts, dryRun: boolean, seconds: number): string => {
  const { added, changed, same, refused, skippedPictures, format } = tally;
  const total = added + changed + same;
  const lines = [
    `${format}: ${count(total, 'product', 'products')} in ${seconds.toFixed(1)} s${dryRun ? ' (dry run, nothing was written)' : ''}`,
    `  ${added.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed, ${same.toLocaleString('en')} as they were, ${refused.toLocaleString('en')} refused`,
  ];
  if (skippedPictures > 0)
    lines.push(
      `  ${count(skippedPictures, 'picture', 'pictures')} at web addresses left out; --fetch-pictures fetches them`,
    );
  return lines.join('\n');
};

/** The folder that `--pictures` names, undefined without it. Throws CommandError. */
const findFolder = (from: string, name: string | undefined): string | undefined => {
  if (name === undefined) return undefined;
  const folder = resolve(from, name);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new CommandError(`--pictures needs a folder, and ${folder} is none.`);
};

/** `import FILE`: products from Shopify CSV, Souk CSV or JSON Lines. */
export const importCommand: Command = {
  usage: [
    'import FILE [--dry-run] [--store NAME] [--category NAME] [--prune-variants] [--fetch-pictures] [--pictures FOLDER] [--refused FILE]',
  ],
  about: 'bring products in from a CSV or JSON Lines file (docs/import.md)',
  run: async ({ args, db, dataDir, folder, signal, now, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        'fetch-pictures': { type: 'boolean', default: false },
        'prune-variants': { type: 'boolean', default: false },
        store: { type: 'string' },
        category: { type: 'string' },
        pictures: { type: 'string' },
        refused: { type: 'string' },
      },
    });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new CommandError('import needs one FILE.');
    const file = resolve(folder, name);
    const refusedFile = resolve(folder, values.refused ?? `${file}.refused.csv`);
    const refusals = createRefusals(refusedFile);
    const progress = createProgress(process.stderr);
    const start = performance.now();
    const tally = await importProducts({
      db,
      file,
      dataDir,
      originals: (await loadShop(dataDir)).shop.pictures,
      now,
      dryRun: values['dry-run'],
      fetchPictures: values['fetch-pictures'],
      picturesFolder: findFolder(folder, values.pictures),
      pruneVariants: values['prune-variants'],
      store: values.store,
      category: values.category,
      signal,
      onRefusal: refusals.write,
      onProgress: ({ tally: { added, changed, same }, read, size }) =>
        progress.show({
          share: size === 0 ? 1 : read / size,
          done: added + changed + same,
          what: 'products',
        }),
    }).finally(progress.end);
    const someRefused = await refusals.close();
    print(summarise(tally, values['dry-run'], (performance.now() - start) / 1000));
    if (someRefused) print(`  what was refused and why: ${refusedFile}`);
    if (signal.aborted) print('  stopped early; the same command goes on from here');
    return tally.refused > 0 || signal.aborted ? 2 : 0;
  },
};

/** Writes what was refused as CSV; the file is there only when something was. */
const createRefusals = (file: string) => {
  let stream: WriteStream | undefined;
  let failed: Error | undefined;

  const begin = (): WriteStream => {
    const opened = createWriteStream(file);
    opened.on('error', (error) => (failed = error));
    opened.write(csvLine(['line', 'column', 'reason', 'product']));
    return opened;
  };

  return {
    write: ({ line, column, reason, product }: Refusal): void => {
      stream ??= begin();
      // Spreadsheets open this file, and what is wrong with a product is what somebody else wrote.
      stream.write(csvLine([String(line), column, reason, product].map(spreadsheetCell)));
    },
    /** Whether there is a file now. Throws what the disk says. */
    close: async (): Promise<boolean> => {
      if (failed) throw failed;
      if (!stream) return false;
      stream.end();
      await finished(stream);
      return true;
    },
  };
};
