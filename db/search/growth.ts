import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addCounts } from '#db/search/add-counts.ts';
import { countProduct, createCounts } from '#db/search/counts.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { settleSearch } from '#db/search/settle.ts';
import type { Spoken } from '#db/search/spoken.ts';

/** The words of many new products, counted while they are written. */
type Growth = {
  /** To be called in the first transaction that writes products: until `finish`, the counts are behind. */
  begin: (trx: Trx) => Promise<void>;
  /** A new product whose transaction is committed. */
  add: (spoken: readonly Spoken[]) => void;
  /** A product that had words before: its new ones count with the next rebuild, or now if they are many. */
  change: () => void;
  finish: (now: Date) => Promise<void>;
};

/** Stands in search_language while products are there whose words nobody has counted. */
const BEHIND = new Date(0);
/** With so large a share of the products changed, counting all is the surer way. */
const MANY = 0.25;

type State = { documents: number; behind: boolean };

const readState = async (db: Db): Promise<State> => {
  const { rows } = await sql<State>`
    select coalesce(max(documents), 0) as documents,
      coalesce(bool_or(built_at = ${BEHIND}), exists (select from product_card)) as behind
    from search_language`.execute(db);
  return rows[0] ?? { documents: 0, behind: true };
};

/**
 * Keeps the word counts and suggestions up with a growing catalogue without reading all of it again.
 * An import that dies leaves a mark, and the next one that finishes counts everything.
 */
export const followGrowth = async (db: Db): Promise<Growth> => {
  const { documents, behind } = await readState(db);
  const counts = createCounts();
  let changed = 0;
  return {
    begin: async (trx) => {
      await trx.updateTable('search_language').set({ built_at: BEHIND }).execute();
    },
    add: (spoken) => countProduct(spoken, counts),
    change: () => {
      changed += 1;
    },
    finish: async (now) => {
      if (behind || changed > MANY * documents) return rebuildSearch(db, now);
      await db.transaction().execute((trx) => addCounts(trx, counts, now));
      await settleSearch(db);
    },
  };
};
