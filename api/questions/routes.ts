import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { findCatalogueId } from '#contract/ids.ts';
import {
  answerQuestion,
  askQuestion,
  listOwnQuestions,
  listQuestions,
} from '#contract/questions/question.ts';
import { batchQueries } from '#db/batch-queries.ts';
import { prepared } from '#db/client.ts';
import { saveAnswer } from './answer-question.ts';
import { saveQuestion } from './ask-question.ts';
import { listOwn } from './own-questions.ts';
import { listProductQuestions, type QuestionsInput } from './product-questions.ts';
import { canAnswer, listOpen } from './questions-to-answer.ts';

export const questionRoutes: Routes = (app, deps) => {
  const findProductQuestions = batchQueries((inputs: readonly QuestionsInput[]) =>
    listProductQuestions(prepared(deps.db), inputs),
  );

  implement(app, deps, listQuestions, async ({ params, query, language }) => {
    const productId = findCatalogueId(params.id);
    if (productId === undefined) return notFound();
    const questions = await findProductQuestions({ productId, page: query.page, language });
    return questions ? ok(questions) : notFound();
  });

  implement(app, deps, listOwnQuestions, async ({ db, account, query, language }) => {
    const own = { accountId: account.id, page: query.page, language };
    const [asked, open] = await Promise.all([listOwn(db, own), listOpen(db, own)]);
    return ok({ asked, to_answer: open });
  });

  implement(
    app,
    deps,
    askQuestion,
    async ({ db, account, json, language, now }) => {
      const productId = findCatalogueId(json.product_id);
      if (productId === undefined) return notFound();
      const question = { accountId: account.id, productId, body: json.question, language, now };
      return transact(db, async (trx) => {
        const id = await saveQuestion(trx, question);
        return id === undefined ? notFound() : ok({ id: String(id) }, 'question.asked');
      });
    },
    { limiters: [deps.limits.questions] },
  );

  implement(
    app,
    deps,
    answerQuestion,
    async ({ db, account, json, language, now }) => {
      const questionId = findCatalogueId(json.question_id);
      if (questionId === undefined) return notFound();
      return transact(db, async (trx) => {
        // Of somebody who may not answer it is not told whether there is such a question.
        if (!(await canAnswer(trx, questionId, account.id))) return notFound();
        const author = { by: 'buyer' as const, accountId: account.id };
        await saveAnswer(trx, { questionId, author, body: json.answer, language, now });
        return ok(null, 'question.answered');
      });
    },
    { limiters: [deps.limits.answers] },
  );
};
