import { sql } from 'kysely';
import type { OwnReview, OwnReviewData, ReviewedLine } from '#contract/reviews/own-review.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { isUuid } from '#contract/ids.ts';
import type { Db, Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { publicName } from './public-name.ts';

/** Who asks: the shopper of an order, or who has the link of one. */
export type Asker = { shopperId: string | undefined; linkedOrderId: string | undefined };

type ReviewRow = Omit<OwnReview, 'review' | 'date' | 'edited' | 'id'> & {
  id: number;
  body: string;
  created_at: string;
  edited_at: string | null;
};

export type LineRow = {
  id: string;
  order_id: string;
  number: string;
  product_id: number | null;
  inventory_id: number | null;
  title: Texts;
  slug: Texts;
  image: string;
  attributes: { title: Texts; value: Texts }[];
  /** Whose name a review has: the account's holder, or a guest's as it stands on the parcel. */
  author: string;
  /** The short one that its review was published under; null without a review. */
  published_name: string | null;
  delivered: boolean;
  review: ReviewRow | null;
};

/** Arrived, and not cancelled on the way. Of an order line `l` in its package `p`. */
export const DELIVERED = sql<boolean>`(
  p.status = ${ORDER_STATUS.delivered} and l.cancelled_at is null and p.cancelled_at is null)`;

/** What is read of order line `l` in package `p` of order `o`, whose account is `a`. */
export const LINE = sql`
  l.id, l.order_id, o.number, l.product_id, l.inventory_id, l.title, l.slug, l.image,
  l.attributes, coalesce(a.name, o.name) as author, ${DELIVERED} as delivered,
  (select r.name from review r where r.order_line_id = l.id) as published_name,
  (select json_build_object(
      'id', r.id, 'rating', r.rating, 'body', r.body, 'created_at', r.created_at,
      'edited_at', r.edited_at, 'visible', r.visible, 'helpful', r.helpful, 'reply', r.reply,
      'images', array(
        select i.image from review_image i where i.review_id = r.id order by i.position))
    from review r where r.order_line_id = l.id) as review`;

/** Lines of orders, under the names that `LINE` reads them by. */
export const LINES = sql`
  order_line l
    join order_package p on p.id = l.package_id
    join "order" o on o.id = l.order_id
    left join account a on a.shopper_id = o.shopper_id`;

/** A line of an order that is the asker's, with its review; undefined where it is another's or none. */
export const findOwnLine = async (
  db: Db | Trx,
  { shopperId, linkedOrderId }: Asker,
  lineId: string,
): Promise<LineRow | undefined> => {
  if (!isUuid(lineId)) return undefined;
  const { rows } = await sql<LineRow>`
    select ${LINE}
    from ${LINES}
    where l.id = ${lineId}
      and (o.shopper_id = ${shopperId ?? null}::uuid or o.id = ${linkedOrderId ?? null}::uuid)`.execute(
    db,
  );
  return rows[0];
};

/** The newest line by which a shopper may review a product, one without a review before the others. */
export const findReviewableLine = async (
  db: Db,
  shopperId: string,
  productId: number,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select l.id
    from "order" o
      join order_line l on l.order_id = o.id
      join order_package p on p.id = l.package_id
    where o.shopper_id = ${shopperId} and l.product_id = ${productId} and ${DELIVERED}
    order by exists (select from review r where r.order_line_id = l.id), o.created_at desc, l.position
    limit 1`.execute(db);
  return rows[0]?.id;
};

export const presentOwnReview = ({
  id,
  body,
  created_at,
  edited_at,
  ...row
}: ReviewRow): OwnReview => ({
  ...row,
  id: String(id),
  review: body,
  date: new Date(created_at).toISOString(),
  edited: edited_at === null ? null : new Date(edited_at).toISOString(),
});

/** What was bought, without what was written about it. */
export const presentBought = (line: LineRow, language: LanguageCode): ReviewedLine => ({
  id: line.id,
  order_id: line.order_id,
  order_number: line.number,
  product: {
    id: line.product_id === null ? '' : String(line.product_id),
    slug: inLanguage(line.slug, language),
    title: inLanguage(line.title, language),
    image: line.image,
  },
  variant: line.attributes.map(({ value }) => inLanguage(value, language)).join(', ') || null,
  delivered: line.delivered,
});

export const presentLine = (line: LineRow, language: LanguageCode): OwnReviewData => ({
  review: line.review && presentOwnReview(line.review),
  line: presentBought(line, language),
  name: line.published_name ?? publicName(line.author),
});
