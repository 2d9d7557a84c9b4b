import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** Whether the shop has neither products nor categories. */
export const isShopEmpty = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from product) and not exists (select from category) as empty`.execute(
    db,
  );
  return rows[0]?.empty ?? true;
};
