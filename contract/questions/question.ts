import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, requiredId } from '#contract/ids.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import { required } from '#contract/required.ts';

/** Characters at most. */
export const QUESTION_LENGTH = 500;
export const ANSWER_LENGTH = 2_000;

/** How many stand on a page of a product. */
export const QUESTIONS_PER_PAGE = 10;

export const answer = z.object({
  id: z.string(),
  /** Who answers: the store, or somebody who has bought the product. */
  by: z.enum(['store', 'buyer']),
  /** A buyer's first name, null where nobody is named. */
  name: z.string().nullable(),
  answer: z.string(),
  /** The language it is written in. */
  language: z.string(),
  date: z.iso.datetime(),
});
export type Answer = z.infer<typeof answer>;

const asked = z.object({
  id: z.string(),
  question: z.string(),
  /** The language it is written in. */
  language: z.string(),
  date: z.iso.datetime(),
});

export const question = asked.extend({
  /** The asker's first name, null where nobody is named. */
  name: z.string().nullable(),
  /** The store's first, then the oldest. */
  answers: z.array(answer),
});
export type Question = z.infer<typeof question>;

export const questionsData = pageOf(question);
export type QuestionsData = z.infer<typeof questionsData>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/questions/{id}',
  summary: 'The questions about a product that have an answer, those in the asked language first',
  params: z.object({ id }),
  query: z.object({ page: pageNumber }),
  refusals: { 404: ['api.notFound'] },
  data: questionsData,
});

const askedProduct = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
});

export const ownQuestion = question.extend({
  product: askedProduct,
  /** Everybody sees those that are answered; those that are hidden the asker alone. */
  state: z.enum(['waiting', 'answered', 'hidden']),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

/** Without who has asked: nobody else sees a question before it is answered. */
export const openQuestion = asked.extend({ product: askedProduct });
export type OpenQuestion = z.infer<typeof openQuestion>;

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/user/questions',
  summary: 'What the caller has asked, and what is asked about products that they have bought',
  audience: 'account',
  cache: 'personal',
  query: z.object({ page: pageNumber }),
  data: z.object({
    asked: pageOf(ownQuestion),
    /** Those without an answer, the oldest first, 10 at most. */
    to_answer: z.array(openQuestion),
  }),
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/question/action',
  summary: 'Asks about a product; the same question asked twice is one',
  audience: 'account',
  json: z.object({
    product_id: requiredId('question.productRequired'),
    question: z
      .string(required('question.required'))
      .trim()
      .min(1, 'question.required')
      .max(QUESTION_LENGTH, 'question.tooLong'),
  }),
  refusals: {
    201: ['question.productRequired', 'question.required', 'question.tooLong'],
    404: ['api.notFound'],
  },
  data: z.object({ id: z.string() }),
});

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/question/answer',
  summary: 'Answers a question about a product that was delivered to the caller, or puts it better',
  audience: 'account',
  json: z.object({
    question_id: requiredId('question.required'),
    answer: z
      .string(required('question.answerRequired'))
      .trim()
      .min(1, 'question.answerRequired')
      .max(ANSWER_LENGTH, 'question.answerTooLong'),
  }),
  refusals: {
    201: ['question.required', 'question.answerRequired', 'question.answerTooLong'],
    404: ['api.notFound'],
  },
  data: z.null(),
});
