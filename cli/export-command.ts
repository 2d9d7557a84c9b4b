import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { exportProducts } from '#cli/catalogue/export-products.ts';
import { CommandError } from '#cli/command-error.ts';
import type { Command } from '#cli/command.ts';
import { createProgress } from '#cli/progress.ts';

const FORMATS: Record<string, 'csv' | 'jsonl'> = {
  '.csv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

const formulaWarning = (cells: number): string =>
  `  ${cells.toLocaleString('en')} ${cells === 1 ? 'cell begins' : 'cells begin'} with = + - or @, which a spreadsheet calculates; --for-spreadsheets puts a quote before, which import takes away again`;

/** `export FILE`: every product, as CSV or JSON Lines by the name of the file. */
export const exportCommand: Command = {
  usage: ['export FILE.jsonl', 'export FILE.csv [--for-spreadsheets]'],
  about: 'write every product into a file that import reads',
  run: async ({ args, db, folder, signal, print }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'for-spreadsheets': { type: 'boolean', default: false } },
    });
    const forSpreadsheets = values['for-spreadsheets'];
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new CommandError('export needs one FILE.');
    const format = FORMATS[extname(name).toLowerCase()];
    if (!format) throw new CommandError('The FILE of export ends in .jsonl or .csv.');
    if (forSpreadsheets && format !== 'csv')
      throw new CommandError('--for-spreadsheets is for a FILE that ends in .csv.');
    const file = resolve(folder, name);
    const { rows } = await sql<{ n: number }>`select count(*) as n from product`.execute(db);
    const total = rows[0]?.n ?? 0;
    const progress = createProgress(process.stderr);
    const { products, formulas } = await exportProducts({
      db,
      file,
      format,
      forSpreadsheets,
      signal,
      onProgress: (done) =>
        progress.show({ share: done / Math.max(1, total), done, what: 'products' }),
    }).finally(progress.end);
    print(
      `${products.toLocaleString('en')} ${products === 1 ? 'product' : 'products'} written to ${file}`,
    );
    if (formulas > 0 && !forSpreadsheets) print(formulaWarning(formulas));
    return 0;
  },
};
