import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addCounts } from '#db/search/add-counts.ts';
import { countProduct, createCounts } from '#db/search/counts.ts';
import type { DocumentTexts } from '#db/search/document-texts.ts';
import { optimiseSearch, rebuildSearch } from '#db/search/rebuild.ts';

/** The words of many new products, counted while they are written. */
type IncrementalCounts = {
  /**
   * Call it in the first transaction that writes products; until `finish`, the counts are marked as
   * out of date.
   */
  begin: (trx: Trx) => Promise<void>;
  /** A new product whose transaction is committed. */
  add: (spoken: readonly DocumentTexts[]) => void;
  /** A product that had words before: its new ones count with the next rebuild, or now if they are many. */
  change: () => void;
  finish: (now: Date) => Promise<void>;
};

/** The mark in search_language while there are products whose words have not been counted. */
const BEHIND = new Date(0);
/** If so large a share of the products has changed, all words are counted again. */
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
 * Updates word counts and suggestions incrementally during an import. An import that is interrupted
 * leaves a mark in search_language, and the next one that finishes counts everything again.
 */
export const trackIncrementalCounts = async (db: Db): Promise<IncrementalCounts> => {
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
      await optimiseSearch(db);
    },
  };
};
