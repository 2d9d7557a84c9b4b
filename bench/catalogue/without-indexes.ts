import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * Writes to these tables without their indexes, but for keys, and makes the indexes again: a row
 * at a time they take several times as long.
 */
export const withoutIndexes = async (
  db: Db,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.oid::regclass::text as name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any (${tables}::regclass[]) and not i.indisprimary
      and not exists (select from pg_constraint where conindid = c.oid)
    order by 1`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await write();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
};
