import type { Trx } from '#db/client.ts';
import { askedAbout } from '#demo/questions/topics.ts';
import { createRandom } from '#demo/random.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** What is more popular than this has been asked about more than once. */
const MUCH_ASKED = 0.5;
/** Questions that a buyer has answered too, where one has. */
const BY_BUYER = 0.5;

/** In each language, as one reads one's own first: a question, and two about what many look at. */
const draftQuestions = ({ id, draft }: Product, now: Date) => {
  const random = createRandom(`${draft.type.id}/${draft.number}/questions`);
  const many = draft.popularity > MUCH_ASKED ? 2 : 1;
  return random.shuffled(DEMO_LANGUAGES).flatMap((language) =>
    askedAbout(draft.type, language, draft.number)
      .slice(0, many)
      .map(({ name, question, answer, buyer }) => {
        const daysAgo = Math.min(draft.age, 200) * random.next();
        const at = new Date(now.getTime() - daysAgo * DAY_MS);
        const byStore = {
          author: 'store' as const,
          name: '',
          language,
          body: answer,
          created_at: at,
        };
        const byBuyer =
          buyer && random.chance(BY_BUYER)
            ? [{ ...byStore, author: 'buyer' as const, name: buyer.name, body: buyer.answer }]
            : [];
        return {
          row: { product_id: id, name, language, body: question, created_at: at },
          answers: [byStore, ...byBuyer],
        };
      }),
  );
};

/** Writes questions about the products, each answered in its own language. */
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
