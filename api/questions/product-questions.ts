import { sql } from 'kysely';
import type { PageOf } from '#contract/page.ts';
import { QUESTIONS_PER_PAGE, type Question } from '#contract/questions/question.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { ANSWERS, IS_ANSWERED, questionOf, type QuestionRow } from './question-rows.ts';

/** Which product's questions, which page of them, and for readers of which language. */
export type QuestionsInput = { productId: number; page: number; language: LanguageCode };

type FoundQuestions = { is_shown: boolean; total: number; page: QuestionRow[] };

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
