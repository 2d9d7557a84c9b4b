import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { DB } from '#db/types.ts';

/** PostgreSQL takes 65,535 values in one statement; the widest table has about 20 columns. */
const ROWS_AT_ONCE = 1000;

const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) =>
    rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );

/** Writes rows, many in one statement. */
export const insertRows = async <T extends keyof DB & string>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> => {
  for (const some of chunks(rows)) await trx.insertInto<T>(table).values(some).execute();
};

type Numbered = {
  [T in keyof DB]: DB[T] extends { id: { readonly __select__: number } } ? T : never;
}[keyof DB];

/** Writes rows and gives their ids in the same order. */
export const insertNumbered = async <T extends Numbered & string>(
  trx: Trx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const some of chunks(rows)) {
    const written = await trx
      .insertInto<T>(table)
      .values(some)
      .returning(sql<number>`id`.as('id'))
      .execute();
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
};

/** Finds what must be there: a hole is a mistake in the demo's own lists. */
export const getFrom = <K, V>(map: ReadonlyMap<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo shop has no "${String(key)}"`);
  return value;
};
