import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { scoreOf } from '#api/search/engine/statement.ts';
import { unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** Of so many popular matches the most relevant are taken. */
const CONSIDERED = 48;

export type Best = { id: number; category: number; parentCategory: number };

/**
 * The best products for all of the units without counting the others: while somebody types, a
 * frequent word must not cost the reading of all its matches. PostgreSQL goes by popularity where
 * the words are frequent and by the words where they are rare.
 */
export const listBest = async (
  db: Db,
  units: Unit[],
  vocabulary: Vocabulary,
  limit: number,
): Promise<Best[]> => {
  const { rows } = await sql<Best>`
    select doc.product_id as id, doc.category_id as category, doc.parent_category_id as "parentCategory"
    from (
      select * from search_doc found
      where ${isSeenIn(vocabulary.language, 'found')} and words @@ ${units.map(unitQuery).join('&')}::tsquery
      order by popularity desc, product_id limit ${sql.lit(CONSIDERED)}) doc
    order by ${scoreOf(units, 'head', vocabulary)} desc, doc.product_id limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
};
