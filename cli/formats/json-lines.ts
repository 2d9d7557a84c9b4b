import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Read } from '#cli/formats/draft.ts';

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
