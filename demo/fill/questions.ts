import type { Trx } from '#db/client.ts';
import { createRandom } from '#demo/random.ts';
import { DEMO_LANGUAGES, type DemoLanguage } from '#demo/text.ts';
import type { Product } from './products.ts';
import { insertNumbered, insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** Products that somebody has asked about, in each language: one reads one's own first. */
const ASKED = 0.2;
/** Questions that a buyer has answered too. */
const BY_BUYER = 0.3;

type Asked = { name: string; question: string; answer: string };
type Words = { asked: Asked[]; buyer: { name: string; answer: string } };

/** What shoppers ask about anything, and what fits every product. */
const WORDS: Record<DemoLanguage, Words> = {
  en: {
    asked: [
      {
        name: 'Grace',
        question: 'Is it packed without plastic?',
        answer: 'Yes. We pack everything in paper and cardboard that can go straight to recycling.',
      },
      {
        name: 'Oliver',
        question: 'I need it for a birthday. Can you leave the invoice out of the parcel?',
        answer: 'There is never one in it: the invoice comes by email, to you alone.',
      },
    ],
    buyer: { name: 'Ruth', answer: 'Mine came just as described. I would order it again.' },
  },
  fr: {
    asked: [
      {
        name: 'Camille',
        question: 'L’emballage est-il sans plastique\u202f?',
        answer: 'Oui, nous n’utilisons que du papier et du carton recyclables.',
      },
    ],
    buyer: {
      name: 'Julien',
      answer: 'Le mien est arrivé bien protégé, conforme à la description.',
    },
  },
  ar: {
    asked: [
      {
        name: 'ليلى',
        question: 'هل يصل المنتج مغلّفًا جيدًا؟',
        answer: 'نعم، نغلّف كل طلب بعناية في علبة من الكرتون المقوّى.',
      },
    ],
    buyer: { name: 'عمر', answer: 'وصلني سليمًا ومطابقًا للوصف تمامًا.' },
  },
  tr: {
    asked: [
      {
        name: 'Elif',
        question: 'Hediye olarak göndereceğim, paketin içinde fatura çıkıyor mu?',
        answer: 'Hayır, fatura yalnızca size e-postayla gönderilir.',
      },
    ],
    buyer: { name: 'Mert', answer: 'Benimki sağlam geldi, açıklamadaki gibi.' },
  },
  hi: {
    asked: [
      {
        name: 'प्रिया',
        question: 'क्या पैकिंग अच्छी तरह से होती है?',
        answer: 'जी हां, हर ऑर्डर मज़बूत गत्ते के डिब्बे में संभालकर पैक किया जाता है।',
      },
    ],
    buyer: { name: 'अर्जुन', answer: 'मुझे सही-सलामत मिला, जैसा बताया गया था वैसा ही।' },
  },
};

const draftQuestions = ({ id, draft }: Product, now: Date) => {
  const random = createRandom(`${draft.type.id}/${draft.number}/questions`);
  if (!random.chance(ASKED)) return [];
  return random.shuffled(DEMO_LANGUAGES).map((language) => {
    const { asked, buyer } = WORDS[language];
    const { name, question, answer } = random.pick(asked);
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
