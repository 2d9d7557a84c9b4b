import { sql } from 'kysely';
import { RuleError } from '#cli/command-error.ts';
import type { Db } from '#db/client.ts';

/** The store with this slug, in any language. Throws RuleError. */
export const getStoreId = async (db: Db, slug: string): Promise<number> => {
  const store = await db
    .selectFrom('store')
    .select('id')
    .where(sql<boolean>`exists (select from jsonb_each_text(slug) t where t.value = ${slug})`)
    .executeTakeFirst();
  if (!store) throw new RuleError(`There is no store with the address /shop/${slug}.`);
  return store.id;
};
