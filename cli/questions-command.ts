import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { saveAnswer } from '#api/questions/answer-question.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { runAction } from '#cli/command.ts';
import type { Call, Command } from '#cli/command.ts';
import { readCount, readLanguage } from '#cli/option-values.ts';
import { timeWords } from '#cli/orders/labels.ts';
import { tableOf } from '#cli/table.ts';
import { ANSWER_LENGTH } from '#contract/questions/question.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Texts } from '#db/types.ts';
import { defaultLanguage, isLanguageCode } from '#i18n/languages.ts';

const LIMIT = 50;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

type Answer = { id: number; by: 'store' | 'buyer'; name: string; answer: string; hidden: boolean };

type Row = {
  id: number;
  product_id: number;
  product: Texts;
  name: string;
  language: string;
  question: string;
  hidden: boolean;
  created_at: Date;
  answers: Answer[];
};

const selectQuestions = (db: Db, { all, limit }: { all: boolean; limit: number }) =>
  sql<Row>`
  select q.id, q.product_id, p.title as product, q.name, q.language, q.body as question, q.hidden, q.created_at,
    (select coalesce(json_agg(json_build_object(
      'id', a.id, 'by', a.author, 'name', a.name, 'answer', a.body, 'hidden', a.hidden) order by a.id), '[]')
    from answer a where a.question_id = q.id) as answers
  from question q join product p on p.id = q.product_id
  where ${all} or (not q.hidden and not exists (select from answer a where a.question_id = q.id and not a.hidden))
  order by case when ${all} then null else q.created_at end, q.created_at desc, q.id
  limit ${limit}`.execute(db);

const stateOf = ({ hidden, answers }: Row): string => {
  if (hidden) return 'hidden';
  return answers.some((answer) => !answer.hidden) ? 'answered' : 'waiting';
};

/** Each answer by its number, by which it is hidden: `12 store, 15 buyer (hidden)`. */
const answersOf = ({ answers }: Row): string =>
  answers.map(({ id, by, hidden }) => `${id} ${by}${hidden ? ' (hidden)' : ''}`).join(', ');

const list = async ({ args, db, print }: Call): Promise<number> => {
  const { values } = parseArgs({ args, options: { all: flag, limit: text, json: flag } });
  const limit = readCount('--limit', values.limit) ?? LIMIT;
  const { rows } = await selectQuestions(db, { all: values.all, limit });
  if (values.json)
    print(
      JSON.stringify(
        rows.map((row) => ({
          ...row,
          product: inLanguage(row.product, defaultLanguage),
          state: stateOf(row),
        })),
        undefined,
        2,
      ),
    );
  else if (rows.length === 0)
    print(values.all ? 'There are no questions.' : 'No question waits; --all shows the others.');
  else
    print(
      tableOf(
        [
          { title: 'question', cell: ({ id }) => id, end: true },
          { title: 'asked (UTC)', cell: (row) => timeWords(row.created_at) },
          { title: 'state', cell: stateOf },
          { title: 'answers', cell: answersOf },
          { title: 'language', cell: ({ language }) => language },
          { title: 'by', cell: ({ name }) => name || '(nobody)' },
          { title: 'product', cell: ({ product }) => inLanguage(product, defaultLanguage) },
          { title: 'text', cell: ({ question }) => question },
        ],
        rows,
      ),
    );
  return 0;
};

const readNumber = (action: string, given: string | undefined): number => {
  const id = Number(given);
  if (given !== undefined && Number.isSafeInteger(id) && id > 0) return id;
  throw new CommandError(`questions ${action} needs the NUMBER of one; questions list shows them.`);
};

const answer = async ({ args, db, now, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: text },
  });
  const questionId = readNumber('answer', positionals[0]);
  const body = positionals.slice(1).join(' ').trim();
  if (body === '') throw new CommandError('questions answer needs the TEXT of the answer.');
  if (body.length > ANSWER_LENGTH)
    throw new RuleError(`An answer has ${ANSWER_LENGTH} characters at most.`);
  const wanted = readLanguage(values.language);
  await runInTransaction(db, async (trx) => {
    const question = await trx
      .selectFrom('question')
      .select(['language', 'hidden'])
      .where('id', '=', questionId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!question) throw new RuleError(`There is no question ${questionId}.`);
    if (question.hidden) throw new RuleError(`Question ${questionId} is hidden.`);
    const asked = isLanguageCode(question.language) ? question.language : defaultLanguage;
    const language = wanted ?? asked;
    await saveAnswer(trx, { questionId, author: { by: 'store' }, body, language, now: now() });
  });
  print(`Question ${questionId} is answered, and shown with its product.`);
  return 0;
};

const hide = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { answer: flag, undo: flag },
  });
  const id = readNumber('hide', positionals.length === 1 ? positionals[0] : undefined);
  const [table, thing] = values.answer
    ? (['answer', 'answer'] as const)
    : (['question', 'question'] as const);
  const hidden = !values.undo;
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ hidden })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RuleError(`There is no ${thing} ${id}.`);
  print(hidden ? `Nobody else sees ${thing} ${id} any more.` : `The ${thing} ${id} is back.`);
  return 0;
};

/** `questions list|answer|hide`. */
export const questionsCommand: Command = {
  usage: [
    'questions list [--all] [--limit N] [--json]',
    'questions answer NUMBER TEXT [--language CODE]',
    'questions hide NUMBER [--answer] [--undo]',
  ],
  about: 'answer what shoppers ask about products, hide what does not belong there',
  details: [
    'list shows those that wait for an answer, the oldest first; with --all every one, the newest first.',
    '',
    'answer speaks for the store: the question is shown with its product from then on, and who has asked gets a',
    'mail. Given again, it takes the place of the answer before. Without --language it is in that of the question.',
    '',
    'hide takes a question, or with --answer an answer of that NUMBER, from all pages; --undo brings it back.',
  ].join('\n'),
  run: (call) => runAction('questions', { list, answer, hide }, call),
};
