import type { Read, Refusal } from '#cli/formats/draft.ts';
import type { Header, Row } from '#cli/formats/csv-rows.ts';

/** Rows that belong to one product, and the columns of the file. */
export type Group = { header: Header; rows: [Row, ...Row[]] };

type Source = AsyncIterable<{ header: Header; row: Row } | { refused: Refusal }>;

/**
 * The most rows of one product, so that a file with a single handle is not held in memory as a
 * whole.
 */
const MOST_ROWS = 5_000;

/**
 * Puts rows with the same handle that follow each other together; a row without handle is a
 * product of its own. `read` makes an entry of each group.
 */
export async function* readGroups(
  source: Source,
  keyOf: (row: Row) => string | undefined,
  read: (group: Group) => Read,
): AsyncGenerator<Read> {
  let open: { key: string | undefined; group: Group } | undefined;
  for await (const one of source) {
    if ('refused' in one) {
      yield one;
      continue;
    }
    const key = keyOf(one.row);
    if (open && key !== undefined && open.key === key && open.group.rows.length < MOST_ROWS) {
      open.group.rows.push(one.row);
      continue;
    }
    if (open) yield read(open.group);
    open = { key, group: { header: one.header, rows: [one.row] } };
  }
  if (open) yield read(open.group);
}
