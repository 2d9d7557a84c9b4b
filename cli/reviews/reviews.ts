import { sql } from 'kysely';
import { CommandError } from '#cli/command-error.ts';
import type { Db, Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import { runInTransaction } from '#db/transaction.ts';

export type ReviewRow = {
  id: number;
  product_id: number;
  product: string;
  rating: number;
  name: string;
  body: string;
  language: string;
  helpful: number;
  unhelpful: number;
  visible: boolean;
  reply: string | null;
  created_at: Date;
  /** How many readers hold something against it that is not settled. */
  reports: number;
};

const columns = sql`
  r.id, r.product_id, in_language(p.title, 'en') as product, r.rating, r.name, r.body, r.language,
  r.helpful, r.unhelpful, r.visible, r.reply, r.created_at,
  (select count(*)::int from review_report o where o.review_id = r.id and o.settled_at is null) as reports`;

type Filters = {
  reported: boolean;
  hidden: boolean;
  unanswered: boolean;
  productId: number | undefined;
  limit: number;
};

/** The newest reviews; with more than one wish those that fit all of them. */
export const listReviews = async (db: Db, filters: Filters): Promise<ReviewRow[]> => {
  const { reported, hidden, unanswered, productId, limit } = filters;
  const open = sql`exists (
    select from review_report o where o.review_id = r.id and o.settled_at is null)`;
  const { rows } = await sql<ReviewRow>`
    select ${columns}
    from review r join product p on p.id = r.product_id
    where true
      ${reported ? sql`and ${open}` : sql``}
      ${hidden ? sql`and not r.visible` : sql``}
      ${unanswered ? sql`and r.reply is null` : sql``}
      ${productId === undefined ? sql`` : sql`and r.product_id = ${productId}`}
    order by r.created_at desc, r.id desc
    limit ${limit}`.execute(db);
  return rows;
};

type Report = { reason: string; details: string; at: string; settled: boolean };
type FullReview = ReviewRow & { images: string[]; reported: Report[] };

/** A review with its pictures and all that was ever reported of it. */
export const findReview = async (db: Db, id: number): Promise<FullReview | undefined> => {
  const { rows } = await sql<FullReview>`
    select ${columns},
      array(select image from review_image i where i.review_id = r.id order by i.position) as images,
      (select coalesce(json_agg(json_build_object(
          'reason', o.reason, 'details', o.details, 'at', o.reported_at,
          'settled', o.settled_at is not null) order by o.reported_at), '[]')
        from review_report o where o.review_id = r.id) as reported
    from review r join product p on p.id = r.product_id
    where r.id = ${id}`.execute(db);
  return rows[0];
};

type Change = { reply: string | null } | { visible: boolean } | { settle: true };

const settleReports = async (trx: Trx, id: number, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('review_report')
    .set({ settled_at: at })
    .where('review_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const applyChange = async (
  trx: Trx,
  { id, product_id: productId, visible }: { id: number; product_id: number; visible: boolean },
  change: Change,
  at: Date,
): Promise<boolean> => {
  if ('settle' in change) return settleReports(trx, id, at);
  const review = trx.updateTable('review').where('id', '=', id);
  if ('reply' in change) {
    const { reply } = change;
    await review.set({ reply, replied_at: reply === null ? null : at }).execute();
    return true;
  }
  if (change.visible === visible) return false;
  await review.set({ visible: change.visible }).execute();
  await refreshProducts(trx, [productId], at);
  if (!change.visible) await settleReports(trx, id, at);
  return true;
};

/**
 * Answers a review, shows or hides it (with the product's rating, in one transaction), or settles what was
 * reported. Whether that has changed something. Throws CommandError where there is no such review.
 */
export const changeReview = (db: Db, id: number, change: Change, at: Date): Promise<boolean> =>
  runInTransaction(db, async (trx) => {
    // As whoever writes a review: the product first, so that all its stars are counted.
    const found = await trx
      .selectFrom('review as r')
      .innerJoin('product as p', 'p.id', 'r.product_id')
      .select(['r.id', 'r.product_id', 'r.visible'])
      .where('r.id', '=', id)
      .forNoKeyUpdate('p')
      .executeTakeFirst();
    if (!found) throw new CommandError(`There is no review ${id}; reviews list shows them.`);
    return applyChange(trx, found, change, at);
  });
