import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Trx } from '#db/client.ts';
import { writeSearchDocuments } from '#db/search/documents.ts';
import type { Throttle } from '#db/search/rebuild.ts';

/**
 * The form in which documents are written now. Raise it with every change of what a product's texts
 * become in the search (vector.ts, stems, measures, languages): shops then write theirs again.
 */
const DOCUMENT_FORM = 1;

/** Products that one transaction writes: whoever changes one of them waits for some hundredths of a second. */
const BATCH = 100;
/** PostgreSQL's code for a lock that somebody else has. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether the documents are of an older form than the one that they are written in now. */
export const areDocumentsOld = async (db: Db | Trx): Promise<boolean> => {
  const { form } = await db
    .selectFrom('search_document_form')
    .select('form')
    .executeTakeFirstOrThrow();
  return form < DOCUMENT_FORM;
};

/**
 * Holds the documents before their texts are read, so that nobody's newer ones are written over. It
 * never waits: whoever changes products in another order would wait for us and we for them.
 */
const lockDocuments = (trx: Trx, productIds: readonly number[]) =>
  sql`select from search_doc where product_id = any (${productIds}::bigint[]) for update nowait`.execute(
    trx,
  );

const writeNext = async (trx: Trx, now: Date): Promise<void> => {
  const { rewritten_to: from } = await trx
    .selectFrom('search_document_form')
    .select('rewritten_to')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const products = await trx
    .selectFrom('product_card')
    .select('product_id')
    .where('product_id', '>', from)
    .orderBy('product_id')
    .limit(BATCH)
    .execute();
  const ids = products.map(({ product_id: id }) => id);
  await lockDocuments(trx, ids);
  await writeSearchDocuments(trx, ids, now);
  const last = ids.at(-1);
  await trx
    .updateTable('search_document_form')
    .set(last === undefined ? { form: DOCUMENT_FORM, rewritten_to: 0 } : { rewritten_to: last })
    .execute();
};

const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

/**
 * Writes all documents anew where they are of an older form, a few products at a time; it goes on where
 * it was interrupted. Searches and changes go on meanwhile. Their words are left for rebuildSearch.
 */
export const rewriteOldDocuments = async (db: Db, now: Date, throttle: Throttle): Promise<void> => {
  while (await areDocumentsOld(db)) {
    try {
      await db.transaction().execute((trx) => writeNext(trx, now));
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
    await throttle();
  }
};
