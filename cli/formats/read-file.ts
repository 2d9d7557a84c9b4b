import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CommandError } from '#cli/command-error.ts';
import { readRows } from '#cli/formats/csv-rows.ts';
import type { Read } from '#cli/formats/draft.ts';
import { readCell } from '#cli/formats/formulas.ts';
import { readGroups } from '#cli/formats/groups.ts';
import { isShopify, readShopify, shopifyHandle } from '#cli/formats/shopify.ts';
import { listUnknownColumns, readSouk, soukHandle } from '#cli/formats/souk-csv.ts';

const COLUMNS: Record<string, string> = { selling: 'price', offered: 'offer' };

/** What a product can be without: null takes it away. */
const CLEARABLE = new Set(
  'seo_title seo_description warranty brand max_per_order tax offered tags collections images specifications'.split(
    ' ',
  ),
);

/** Of any other field null says nothing, as if it were missing. */
const recordOf = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { price, offer, ...rest } = given as Record<string, unknown>;
  const fields = Object.entries({ ...rest, selling: price, offered: offer });
  return Object.fromEntries(
    fields.filter(
      ([name, value]) => value !== undefined && (value !== null || CLEARABLE.has(name)),
    ),
  );
};

const nameField = ([field = '', ...rest]: readonly PropertyKey[]): string =>
  [COLUMNS[String(field)] ?? field, ...rest].map(String).join('.');

const readLine = (text: string, line: number): Read => {
  try {
    const record = recordOf(JSON.parse(text));
    return { line, record, placeOf: (path) => ({ line, column: nameField(path) }) };
  } catch (error) {
    const reason = `is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { refused: { line, column: '', reason, product: '' } };
  }
};

/** Reads a product per line. */
export async function* readJsonLines(input: Readable): AsyncGenerator<Read> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    const clean = line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (clean.trim() !== '') yield readLine(clean, line);
  }
}

export type Source = {
  format: 'Shopify CSV' | 'Souk CSV' | 'JSON Lines';
  /** Bytes of the file, and how many of them have been read. */
  size: number;
  readSoFar: () => number;
  entries: AsyncGenerator<Read>;
};

const HEAD = 65_536;

const readHead = async (file: string): Promise<{ head: string; size: number }> => {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${cause.code}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    if ((buffer[0] === 0xff && buffer[1] === 0xfe) || (buffer[0] === 0xfe && buffer[1] === 0xff))
      throw new CommandError(`${file} is UTF-16; save it as UTF-8.`);
    const { size } = await handle.stat();
    return { head: buffer.toString('utf8', 0, bytesRead).replace(/^\ufeff/, ''), size };
  } finally {
    await handle.close();
  }
};

/** Spreadsheets of some languages write semicolons. */
const delimiterOf = (header: string): string => {
  const count = (sign: string): number => header.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};

const recognise = (
  file: string,
  head: string,
  input: Readable,
): Omit<Source, 'size' | 'readSoFar'> => {
  if (head.trimStart().startsWith('{'))
    return { format: 'JSON Lines', entries: readJsonLines(input) };
  const [header = ''] = head.split(/\r?\n/, 1);
  const delimiter = delimiterOf(header);
  const names = header
    .split(delimiter)
    .map((name) => name.trim().replaceAll('"', '').toLowerCase());
  if (isShopify(new Set(names)))
    return {
      format: 'Shopify CSV',
      entries: readGroups(readRows(input, delimiter), shopifyHandle, readShopify),
    };
  if (!names.includes('handle') && !names.includes('sku'))
    throw new CommandError(
      `${file} is not in a format that Souk knows: neither JSON Lines nor a CSV file with a column "handle" or "sku" (docs/import.md).`,
    );
  const unknown = listUnknownColumns(names);
  if (unknown.length > 0)
    throw new CommandError(
      `${file} has columns that Souk does not know: ${unknown.join(', ')} (docs/import.md lists them all).`,
    );
  const rows = readRows(input, delimiter, readCell);
  return { format: 'Souk CSV', entries: readGroups(rows, soukHandle, readSouk) };
};

/** Opens a file of products; its content says which format it is. Throws CommandError. */
export const openSource = async (file: string): Promise<Source> => {
  const { head, size } = await readHead(file);
  const input = createReadStream(file);
  return { ...recognise(file, head, input), size, readSoFar: () => input.bytesRead };
};
