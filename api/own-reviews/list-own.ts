import { sql } from 'kysely';
import type { ReviewedLine, WrittenReview } from '#contract/reviews/own-review.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { isKeptLine } from '#db/kept-line.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import {
  DELIVERED,
  LINE,
  LINES,
  presentBought,
  presentOwnReview,
  type LineRow,
} from './reviewable-line.ts';

const PER_PAGE = 10;
/** More would be no list of what to do, but a reproach. */
const MOST_OPEN = 10;

type Of = { shopperId: string; language: LanguageCode };

/** A page of what a shopper has written about what they have bought, the newest first. */
export const listWritten = async (
  db: Db,
  { shopperId, language, page }: Of & { page: number },
): Promise<PageOf<WrittenReview>> => {
  const { rows } = await sql<LineRow & { total: number }>`
    select ${LINE}, count(*) over () as total
    from ${LINES} join review own on own.order_line_id = l.id
    where o.shopper_id = ${shopperId}
    order by own.created_at desc, own.id desc
    limit ${PER_PAGE} offset ${offsetOf(page, PER_PAGE)}`.execute(db);
  const written = rows.flatMap((row) =>
    row.review
      ? [{ review: presentOwnReview(row.review), line: presentBought(row, language) }]
      : [],
  );
  return pageOfList(written, rows[0]?.total ?? 0, page, PER_PAGE);
};

/** What has arrived and is not reviewed yet, what came last first: each product once, as long as the shop has it. */
export const listToReview = async (
  db: Db,
  { shopperId, language }: Of,
): Promise<ReviewedLine[]> => {
  const { rows } = await sql<LineRow>`
    select * from (
      select distinct on (l.product_id) ${LINE}, o.created_at, l.position
      from ${LINES}
      where o.shopper_id = ${shopperId} and ${DELIVERED} and ${isKeptLine}
        and exists (select from product_card c where c.product_id = l.product_id)
        and not exists (
          select from review r
            join order_line other on other.id = r.order_line_id
            join "order" own on own.id = other.order_id
          where own.shopper_id = ${shopperId} and r.product_id = l.product_id)
      order by l.product_id, o.created_at desc, l.position) open
    order by created_at desc, position
    limit ${MOST_OPEN}`.execute(db);
  return rows.map((row) => presentBought(row, language));
};
