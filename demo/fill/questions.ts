import type { Trx } from '#db/client.ts';
import { askedAbout } from '#demo/questions/topics.ts';
import { createRandom } from '#demo/random.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** Products that somebody has asked about, in each language: one reads one's own first. */
const ASKED = 0.2;
/** Questions that a buyer has answered too. */
const BY_BUYER = 0.3;

const draftQuestions = ({ id, draft }: Product, now: Date) => {
  const random = createRandom(`${draft.type.id}/${draft.number}/questions`);
  if (!random.chance(ASKED)) return [];
  return random.shuffled(DEMO_LANGUAGES).map((language) => {
    const { name, question, answer, buyer } = askedAbout(draft.type, language);
    const daysAgo = Math.min(draft.age, 200) * random.next();
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      row: { product_id: id, name, language, body: question, created_at: at },
      answers: [
        { author: 'store' as const, name: '', language, body: answer, created_at: at },
        ...(random.chance(BY_BUYER)
          ? [
              {
                author: 'buyer' as const,
                name: buyer.name,
                language,
                body: buyer.answer,
                created_at: at,
              },
            ]
          : []),
      ],
    };
  });
};

/** Writes questions about some of the products, each answered in its own language. */
export const insertQuestions = async (
  trx: Trx,
  products: readonly Product[],
  now: Date,
): Promise<void> => {
  const questions = products.flatMap((product) => draftQuestions(product, now));
  const ids = await insertNumbered(
    trx,
    'question',
    questions.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'answer',
    questions.flatMap(({ answers }, i) =>
      answers.map((answer) => ({ question_id: ids[i] ?? 0, ...answer })),
    ),
  );
};
