import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { currencyExponent } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { listAllProducts } from '#cli/catalogue/list-products.ts';
import { csvHeader, csvRows } from '#cli/formats/write-csv.ts';
import { jsonLine } from '#cli/formats/write-json.ts';

type ExportOptions = {
  db: Db;
  file: string;
  format: 'csv' | 'jsonl';
  signal?: AbortSignal;
  onProgress?: (products: number) => void;
};

/** Writes every product into a file that the import reads; whole or not at all. Returns how many. */
export const exportProducts = async ({
  db,
  file,
  format,
  signal,
  onProgress,
}: ExportOptions): Promise<number> => {
  const exponent = currencyExponent((await getSettings(db)).currency);
  let products = 0;
  const lines = async function* (): AsyncGenerator<string> {
    if (format === 'csv') yield csvHeader();
    const write = format === 'csv' ? csvRows : jsonLine;
    for await (const page of listAllProducts(db)) {
      yield page.map((product) => write(product, exponent)).join('');
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
  return products;
};
