import { sql, type RawBuilder } from 'kysely';
import { prepared } from '#db/client.ts';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import type { Db, Trx } from '#db/client.ts';
import type { Card } from '#contract/catalogue/card.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, readCards } from '#api/cards/cards.ts';
import { selectCardColumns, type CardColumns } from './cards.ts';
import { createCardCache } from './card-cache.ts';
import { coalesceRuns } from './coalesce-runs.ts';
import { createProductTable, type ProductTable } from './product-table.ts';

/** The cards of the shop in this process, as they are committed. */
export type FacetIndex = {
  /** Loads the cards, or the changes since the last reading. `read` does so by itself. */
  synchronise: () => Promise<void>;
  /**
   * What `look` makes of the cards as they are committed now, with the prices of that moment. It
   * must be synchronous. Throws when the database does.
   */
  read: <Seen>(at: Date, look: (table: ProductTable) => Seen) => Promise<Seen>;
  /**
   * The cards of these products in the order of `ids`, as they were committed at the last reading or
   * later, with the prices of that moment; what is gone or hidden is left out.
   */
  list: (ids: readonly number[], language: LanguageCode, at: Date) => Promise<Card[]>;
};

/** Changes that one statement brings; more of them come in pages, as the first load does. */
const FEW = 2000;
const PAGE = 5000;

const LISTED_COLUMNS = sql`product_id, category_id, parent_category_id, brand_id, store_id, selling,
  offered, flash_price, flash_starts_at, flash_ends_at, in_stock, free_shipping, pickup, rating,
  review_count, popularity, sold, created_at, value_ids, tag_ids, collection_ids`;

/** A snapshot, as PostgreSQL wrote it. */
type Snapshot = RawBuilder<unknown>;

/** Whether a row was written by a transaction that the snapshot did not see. */
const isNewTo = (snapshot: Snapshot): RawBuilder<boolean> => sql`(
  changed_in >= pg_snapshot_xmin(${snapshot})
  and not pg_visible_in_snapshot(changed_in, ${snapshot}))`;

const removedSince = (snapshot: Snapshot): RawBuilder<number[]> => sql`(
  select coalesce(json_agg(product_id), '[]') from product_card_removed gone
  where ${isNewTo(snapshot)}
    and not exists (select from product_card card where card.product_id = gone.product_id))`;

type Changes = {
  snapshot: string;
  rewound: boolean;
  removed: number[];
  /** Null: none has changed, as nearly always. */
  cards: CardColumns | null;
};

/**
 * Each listing asks for them, so the statement is planned once per connection. In the order of the index on `changed_in`:
 * PostgreSQL does not know then how few are new, and would else read all cards.
 */
const readChanges = async (db: Db, snapshot: string): Promise<Changes> => {
  const seen = opaqueParameter(sql<string>`${snapshot}`, 'pg_snapshot');
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${seen}) as rewound,
      ${removedSince(seen)} as removed,
      case when json_array_length(changed.ids) > 0 then row_to_json(changed) end as cards
    from (${selectCardColumns(sql`(
      select ${LISTED_COLUMNS} from product_card where ${isNewTo(seen)}
      order by changed_in limit ${sql.lit(FEW)})`)}) changed`.execute(prepared(db));
  const [changes] = rows;
  if (!changes) throw new Error('the changes of the cards answered no row');
  return changes;
};

/**
 * A restored dump contains transaction numbers of another database. Numbers that this database has
 * not reached yet would look like new changes at every reading, so they are replaced.
 */
const restampRestored = async (db: Db): Promise<void> => {
  await sql`update product_card set changed_in = default
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  await sql`delete from product_card_removed
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
};

const readPage = async (
  trx: Trx,
  test: RawBuilder<boolean>,
  after: number,
): Promise<CardColumns> => {
  const { rows } = await selectCardColumns(sql`(
    select ${LISTED_COLUMNS} from product_card
    where product_id > ${after} and ${test} order by product_id limit ${PAGE})`).execute(trx);
  const [page] = rows;
  if (!page) throw new Error('a page of cards answered no row');
  return page;
};

/** Reads every card, or all that changed since a snapshot, as of one moment; returns its snapshot. */
const readAll = (db: Db, table: ProductTable, snapshot: string | undefined): Promise<string> => {
  const since = snapshot === undefined ? undefined : sql`${snapshot}::pg_snapshot`;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ snapshot: string; highest: number; removed: number[] }>`
        select pg_current_snapshot()::text as snapshot,
          (select coalesce(max(product_id), 0) from product_card) as highest,
          ${since === undefined ? sql`'[]'::json` : removedSince(since)} as removed`.execute(trx);
      const [begun] = rows;
      if (!begun) throw new Error('the database gave no snapshot');
      table.reserve(begun.highest);
      table.remove(begun.removed);
      const test = since === undefined ? sql<boolean>`true` : isNewTo(since);
      let reading = readPage(trx, test, 0);
      for (;;) {
        const page = await reading;
        const last = page.ids.at(-1);
        const hasMore = last !== undefined && page.ids.length === PAGE;
        // PostgreSQL reads the next page while this one is added to the table.
        if (hasMore) reading = readPage(trx, test, last);
        table.put(page);
        if (!hasMore) return begun.snapshot;
      }
    });
};

/**
 * Opens the index on a database. PostgreSQL remains the source of truth: each reading first
 * fetches, in one statement, what has been committed since the last one (docs/decisions/008).
 */
export const createFacetIndex = (db: Db): FacetIndex => {
  let table = createProductTable();
  let snapshot: string | undefined;
  const cardCache = createCardCache((ids, language) => readCards(prepared(db), ids, language));

  const load = async (): Promise<void> => {
    snapshot = undefined;
    table = createProductTable();
    await restampRestored(db);
    snapshot = await readAll(db, table, undefined);
    cardCache.forgetAll();
  };

  const synchronise = coalesceRuns(async () => {
    if (snapshot === undefined) return load();
    const { removed, cards, ...changes } = await readChanges(db, snapshot);
    // The database has been replaced, by a restored backup for example.
    if (changes.rewound) return load();
    if (cards?.ids.length === FEW) {
      snapshot = await readAll(db, table, snapshot);
      cardCache.forgetAll();
      return;
    }
    cardCache.forget([...removed, ...(cards?.ids ?? [])]);
    table.remove(removed);
    if (cards) table.put(cards);
    snapshot = changes.snapshot;
  });

  return {
    synchronise,
    read: async (at, look) => {
      await synchronise();
      table.moveTo(at.getTime());
      return look(table);
    },
    list: async (ids, language, at) => {
      const cards = await cardCache.list(ids, language);
      return cards.map((card) => cardOf(card, at));
    },
  };
};
