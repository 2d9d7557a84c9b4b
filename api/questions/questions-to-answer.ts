import { sql, type RawBuilder } from 'kysely';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OpenQuestion } from '#contract/questions/question.ts';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import {
  IS_ANSWERED,
  isoOf,
  PRODUCT,
  productOf,
  type ProductRow,
  type QuestionRow,
} from './question-rows.ts';

/** How many open questions a buyer is shown. */
const MOST_OPEN = 10;

/** Whether the product of question `q` was delivered to the account. */
const wasDelivered = (accountId: string): RawBuilder<unknown> => sql`
  q.product_id in (
    select l.product_id
    from account one
      join "order" o on o.shopper_id = one.shopper_id
      join order_line l on l.order_id = o.id
      join order_package p on p.id = l.package_id
    where one.id = ${accountId} and p.status = ${ORDER_STATUS.delivered} and l.cancelled_at is null)`;

/** Whether the account may answer question `q`: somebody else's, about a product that it has bought. */
const mayAnswer = (accountId: string): RawBuilder<unknown> => sql`
  not q.hidden and q.account_id is distinct from ${accountId} and ${wasDelivered(accountId)}`;

/** What is still to be answered by a buyer, the oldest first. */
export const listOpen = async (
  db: Db,
  { accountId, language }: { accountId: string; language: LanguageCode },
): Promise<OpenQuestion[]> => {
  const { rows } = await sql<Omit<QuestionRow, 'answers'> & { product: ProductRow }>`
    select q.id, q.language, q.body, q.created_at, ${PRODUCT} as product
    from question q
    where ${mayAnswer(accountId)} and not ${IS_ANSWERED}
      and exists (select from product_card c where c.product_id = q.product_id)
    order by q.created_at, q.id
    limit ${MOST_OPEN}`.execute(db);
  return rows.map(({ id, language: written, body, created_at: at, product }) => ({
    id: String(id),
    question: body,
    language: written,
    date: isoOf(at),
    product: productOf(product, language),
  }));
};

/** Whether the account may answer that question; of one that is not there too, it may not. */
export const canAnswer = async (
  trx: Trx,
  questionId: number,
  accountId: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from question q where q.id = ${questionId} and ${mayAnswer(accountId)}`.execute(trx);
  return rows.length > 0;
};
