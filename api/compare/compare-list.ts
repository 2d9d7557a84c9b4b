import { sql } from 'kysely';
import { MOST_COMPARED } from '#contract/compare/compare.ts';
import type { Db, Trx } from '#db/client.ts';
import { notFound, refuse, type Failed, type Refused } from '#api/http/reply.ts';

type Comparison = { accountId: string; productId: number; now: Date };

/** The ids of the products that an account compares, in the order in which they were added. */
export const listComparedIds = async (db: Db, accountId: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('compared_product')
    .select('product_id')
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
};

const add = async (
  trx: Trx,
  { accountId, productId, now }: Comparison,
): Promise<Failed | undefined> => {
  // Products that are hidden have no card.
  const { rows } = await sql`
    insert into compared_product (account_id, product_id, added_at)
    select ${accountId}::uuid, product_id, ${now} from product_card where product_id = ${productId}
    returning product_id`.execute(trx);
  return rows.length === 0 ? notFound() : undefined;
};

/**
 * Puts a product beside those that an account compares or takes it away, as `compared` says; without it
 * whichever it was not. Whether it is compared now; refused where there are as many as can be.
 */
export const setCompared = async (
  trx: Trx,
  comparison: Comparison,
  compared: boolean | undefined,
): Promise<{ compared: boolean } | Failed | Refused> => {
  const { accountId, productId } = comparison;
  // Of two tabs the second one counts what the first one has added.
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const ids = await listComparedIds(trx, accountId);
  const isCompared = ids.includes(productId);
  const wanted = compared ?? !isCompared;
  if (wanted === isCompared) return { compared: wanted };
  if (!wanted) {
    await trx
      .deleteFrom('compared_product')
      .where('account_id', '=', accountId)
      .where('product_id', '=', productId)
      .execute();
    return { compared: false };
  }
  if (ids.length >= MOST_COMPARED) return refuse('compare.full', { count: MOST_COMPARED });
  return (await add(trx, comparison)) ?? { compared: true };
};

/** Whether the products that an account compares are of several categories: then little can be compared. */
export const areMixed = async (db: Db, accountId: string): Promise<boolean> => {
  const { rows } = await sql<{ categories: number }>`
    select count(distinct card.parent_category_id) as categories
    from compared_product compared join product_card card using (product_id)
    where compared.account_id = ${accountId}`.execute(db);
  return (rows[0]?.categories ?? 0) > 1;
};
