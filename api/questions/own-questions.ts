import { sql } from 'kysely';
import type { PageOf } from '#contract/page.ts';
import { QUESTIONS_PER_PAGE, type OwnQuestion } from '#contract/questions/question.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import {
  ANSWERS,
  IS_ANSWERED,
  PRODUCT,
  productOf,
  questionOf,
  type ProductRow,
  type QuestionRow,
} from './question-rows.ts';

type OwnRow = QuestionRow & { hidden: boolean; product: ProductRow; total: number };

const stateOf = ({ hidden, answers }: OwnRow): OwnQuestion['state'] => {
  if (hidden) return 'hidden';
  return answers.length > 0 ? 'answered' : 'waiting';
};

/** A page of what an account has asked, answered ones first, then the newest; of products that are shown. */
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
    order by (not q.hidden and ${IS_ANSWERED}) desc, q.created_at desc, q.id desc
    limit ${QUESTIONS_PER_PAGE} offset ${offsetOf(page, QUESTIONS_PER_PAGE)}`.execute(db);
  const questions = rows.map((row) => ({
    ...questionOf(row),
    product: productOf(row.product, language),
    state: stateOf(row),
  }));
  return pageOfList(questions, rows[0]?.total ?? 0, page, QUESTIONS_PER_PAGE);
};
