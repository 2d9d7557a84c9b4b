import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportedProduct, listAllProducts } from '#cli/catalogue/list-products.ts';
import { isFormula, plainCell, spreadsheetCell } from '#cli/formats/formulas.ts';
import { csvHeader, csvLine, csvRows } from '#cli/formats/write-csv.ts';
import { jsonLine } from '#cli/formats/write-json.ts';
import { currencyExponent } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';

type ExportOptions = {
  db: Db;
  file: string;
  format: 'csv' | 'jsonl';
  /** Puts a quote before cells that a spreadsheet would calculate, in CSV. */
  forSpreadsheets?: boolean;
  signal?: AbortSignal;
  onProgress?: (products: number) => void;
};

type Exported = {
  products: number;
  /** Cells of CSV that begin as a formula does, with a quote before them or without. */
  formulas: number;
};

/** Writes every product into a file that the import reads; whole or not at all. */
export const exportProducts = async ({
  db,
  file,
  format,
  forSpreadsheets = false,
  signal,
  onProgress,
}: ExportOptions): Promise<Exported> => {
  const exponent = currencyExponent((await getSettings(db)).currency);
  let products = 0;
  let formulas = 0;
  const cellText = forSpreadsheets ? spreadsheetCell : plainCell;
  const csvText = (product: ExportedProduct): string =>
    csvRows(product, exponent)
      .map((cells) => {
        formulas += cells.filter(isFormula).length;
        return csvLine(cells.map(cellText));
      })
      .join('');
  const write =
    format === 'csv' ? csvText : (product: ExportedProduct) => jsonLine(product, exponent);
  const lines = async function* (): AsyncGenerator<string> {
    if (format === 'csv') yield csvHeader();
    for await (const page of listAllProducts(db)) {
      yield page.map(write).join('');
      products += page.length;
      onProgress?.(products);
    }
  };
  const half = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await pipeline(Readable.from(lines()), createWriteStream(half), { signal });
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return { products, formulas };
};
