import { sql, type RawBuilder } from 'kysely';
import { ORDER_STATUS } from '#contract/order-codes.ts';
import type { PageOf } from '#contract/page.ts';
import {
  QUESTIONS_PER_PAGE,
  type Answer,
  type OpenQuestion,
  type OwnQuestion,
  type Question,
} from '#contract/question.ts';
import type { Db, Trx } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

/** How many open questions a buyer is shown. */
const MOST_OPEN = 10;

type AnswerRow = {
  id: number;
  author: Answer['by'];
  name: string;
  language: string;
  body: string;
  created_at: string;
};

type Row = {
  id: number;
  name: string;
  language: string;
  body: string;
  created_at: string;
  answers: AnswerRow[];
};

type ProductRow = { id: number; slug: Texts; title: Texts; image: string };

const isoOf = (time: string | Date): string => new Date(time).toISOString();

const answerOf = ({ id, author, name, language, body, created_at: at }: AnswerRow): Answer => ({
  id: String(id),
  by: author,
  name: name || null,
  answer: body,
  language,
  date: isoOf(at),
});

const questionOf = ({ id, name, language, body, created_at: at, answers }: Row): Question => ({
  id: String(id),
  question: body,
  language,
  date: isoOf(at),
  name: name || null,
  answers: answers.map(answerOf),
});

const productOf = ({ id, slug, title, image }: ProductRow, language: LanguageCode) => ({
  id: String(id),
  slug: inLanguage(slug, language),
  title: inLanguage(title, language),
  image,
});

/** Sub-select: the answers to question `q` that are shown, as JSON. */
const ANSWERS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'author', a.author, 'name', a.name, 'language', a.language, 'body', a.body,
    'created_at', a.created_at) order by a.author = 'store' desc, a.created_at, a.id), '[]')
  from answer a where a.question_id = q.id and not a.hidden)`;

/** Whether question `q` has an answer that is shown. */
const IS_ANSWERED = sql`exists (select from answer a where a.question_id = q.id and not a.hidden)`;

/** The product of question `q`, as JSON. */
const PRODUCT = sql`(
  select json_build_object('id', c.product_id, 'slug', c.slug, 'title', c.title, 'image', c.image)
  from product_card c where c.product_id = q.product_id)`;

/** Which product's questions, which page of them, and for readers of which language. */
export type QuestionsInput = { productId: number; page: number; language: LanguageCode };

type FoundQuestions = { is_shown: boolean; total: number; page: Row[] };

/**
 * Pages of what everybody sees of these products' questions, in their order: those with an answer, those that
 * are in the reader's language first, then the newest. Undefined for a product that is not shown.
 */
export const listProductQuestions = async (
  db: Db,
  inputs: readonly QuestionsInput[],
): Promise<(PageOf<Question> | undefined)[]> => {
  // As JSON: by the length of an array PostgreSQL would plan the statement anew each time.
  const given = JSON.stringify(
    inputs.map(({ productId, page, language }, place) => ({
      place,
      product: productId,
      language,
      skipped: offsetOf(page, QUESTIONS_PER_PAGE),
    })),
  );
  const shown = sql`q.product_id = input.product and not q.hidden and ${IS_ANSWERED}`;
  const { rows } = await sql<{ place: number; found: FoundQuestions }>`
    select place, json_build_object(
      'is_shown', exists (select from product_card where product_id = input.product),
      'total', (select count(*) from question q where ${shown}),
      'page', (
        select coalesce(json_agg(one), '[]')
        from (
          select q.id, q.name, q.language, q.body, q.created_at, ${ANSWERS} as answers
          from question q
          where ${shown}
          order by q.language <> input.language, q.created_at desc, q.id desc
          limit ${QUESTIONS_PER_PAGE} offset input.skipped) one)) as found
    from json_to_recordset(${given}::json) input (place int, product bigint, language text, skipped bigint)`.execute(
    db,
  );
  const byPlace = new Map(rows.map(({ place, found }) => [place, found]));
  return inputs.map(({ page }, place) => {
    const found = byPlace.get(place);
    if (!found?.is_shown) return undefined;
    return pageOfList(found.page.map(questionOf), found.total, page, QUESTIONS_PER_PAGE);
  });
};

type OwnRow = Row & { hidden: boolean; product: ProductRow; total: number };

const stateOf = ({ hidden, answers }: OwnRow): OwnQuestion['state'] => {
  if (hidden) return 'hidden';
  return answers.length > 0 ? 'answered' : 'waiting';
};

/** A page of what an account has asked, the newest first; of products that are shown. */
export const listOwn = async (
  db: Db,
  { accountId, page, language }: { accountId: string; page: number; language: LanguageCode },
): Promise<PageOf<OwnQuestion>> => {
  const { rows } = await sql<OwnRow>`
    select q.id, q.name, q.language, q.body, q.created_at, q.hidden, ${ANSWERS} as answers,
      ${PRODUCT} as product, count(*) over () as total
    from question q
    where q.account_id = ${accountId}
      and exists (select from product_card c where c.product_id = q.product_id)
    order by q.created_at desc, q.id desc
    limit ${QUESTIONS_PER_PAGE} offset ${offsetOf(page, QUESTIONS_PER_PAGE)}`.execute(db);
  const questions = rows.map((row) => ({
    ...questionOf(row),
    product: productOf(row.product, language),
    state: stateOf(row),
  }));
  return pageOfList(questions, rows[0]?.total ?? 0, page, QUESTIONS_PER_PAGE);
};

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
  const { rows } = await sql<Omit<Row, 'answers'> & { product: ProductRow }>`
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
