import { sql } from 'kysely';
import type { Answer, Question } from '#contract/questions/question.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type AnswerRow = {
  id: number;
  author: Answer['by'];
  name: string;
  language: string;
  body: string;
  created_at: string;
};

/** A question with the answers to it that are shown. */
export type QuestionRow = {
  id: number;
  name: string;
  language: string;
  body: string;
  created_at: string;
  answers: AnswerRow[];
};

export type ProductRow = { id: number; slug: Texts; title: Texts; image: string };

export const isoOf = (time: string | Date): string => new Date(time).toISOString();

const answerOf = ({ id, author, name, language, body, created_at: at }: AnswerRow): Answer => ({
  id: String(id),
  by: author,
  name: name || null,
  answer: body,
  language,
  date: isoOf(at),
});

export const questionOf = ({
  id,
  name,
  language,
  body,
  created_at: at,
  answers,
}: QuestionRow): Question => ({
  id: String(id),
  question: body,
  language,
  date: isoOf(at),
  name: name || null,
  answers: answers.map(answerOf),
});

export const productOf = ({ id, slug, title, image }: ProductRow, language: LanguageCode) => ({
  id: String(id),
  slug: inLanguage(slug, language),
  title: inLanguage(title, language),
  image,
});

/** Sub-select: the answers to question `q` that are shown, as JSON. */
export const ANSWERS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'author', a.author, 'name', a.name, 'language', a.language, 'body', a.body,
    'created_at', a.created_at) order by a.author = 'store' desc, a.created_at, a.id), '[]')
  from answer a where a.question_id = q.id and not a.hidden)`;

/** Whether question `q` has an answer that is shown. */
export const IS_ANSWERED = sql`exists (select from answer a where a.question_id = q.id and not a.hidden)`;

/** The product of question `q`, as JSON. */
export const PRODUCT = sql`(
  select json_build_object('id', c.product_id, 'slug', c.slug, 'title', c.title, 'image', c.image)
  from product_card c where c.product_id = q.product_id)`;
