import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { CsvError, Info } from 'csv-parse';
import type { Refusal } from '#cli/formats/draft.ts';

/** A row: its line and its cells by the lower-case name of their column; empty cells are missing. */
export type Row = { line: number; cells: Map<string, string> };

/** Columns as the file writes them, by their lower-case name. */
export type Header = ReadonlyMap<string, string>;

type Parsed = { record: string[]; info: Info };

const refusalOf = (error: CsvError, line: number): Refusal => ({
  line,
  column: '',
  reason: `cannot be read as CSV: ${error.message}`,
  product: '',
});

type ReadCell = (cell: string) => string;

const cellsOf = (names: string[], values: string[], readCell: ReadCell): Map<string, string> => {
  const cells = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const value = values[index]?.trim();
    if (value) cells.set(name, readCell(value));
  }
  return cells;
};

/**
 * Reads rows of a CSV file below its header, each cell that is not empty by `readCell`; what cannot be
 * read is handed over as refused.
 */
export async function* readRows(
  input: Readable,
  delimiter: string,
  readCell: ReadCell = (cell) => cell,
): AsyncGenerator<{ header: Header; row: Row } | { refused: Refusal }> {
  const refused: Refusal[] = [];
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 4_000_000,
  });
  parser.on('skip', (error: CsvError | undefined) => {
    if (error) refused.push(refusalOf(error, Number(error['lines'] ?? 0)));
  });
  // A stream that fails ends the parser with the same error.
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let header: Map<string, string> | undefined;
  let names: string[] = [];
  let next = 1;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    while (refused.length > 0) yield { refused: refused.shift() as Refusal };
    // csv-parse counts to the end of a record, which may span lines.
    const line = next;
    next = info.lines + 1;
    if (header) yield { header, row: { line, cells: cellsOf(names, record, readCell) } };
    else {
      names = record.map((name) => name.trim().toLowerCase());
      header = new Map(names.map((name, index) => [name, record[index]?.trim() ?? name]));
    }
  }
  for (const refusal of refused) yield { refused: refusal };
}
