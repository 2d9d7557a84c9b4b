import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { areDocumentsOld } from '#db/search/rewrite.ts';

/** Words that were counted so long ago are counted anew. */
const OLD_MS = 24 * 3_600_000;

/**
 * Whether the words of the shop were counted a day ago or never, though it has products, or its
 * documents are of an older form.
 */
export const isRecountDue = async (db: Db, at: Date): Promise<boolean> => {
  if (await areDocumentsOld(db)) return true;
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from product_card)
      and coalesce(min(built_at) <= ${new Date(at.getTime() - OLD_MS)}, true) as due
    from search_language`.execute(db);
  return rows[0]?.due ?? false;
};
