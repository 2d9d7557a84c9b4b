import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account/account-settings.ts';
import {
  answerQuestion,
  askQuestion,
  listOwnQuestions,
  listQuestions,
} from '#contract/questions/question.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { questionsCommand } from '#cli/questions-command.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest, addProduct } from '#test/factories.ts';
import { mailsTo } from '#test/mails.ts';
import { Operator } from '#test/operator.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });
const operator = new Operator(db);
const questions = (...args: string[]) => operator.run(questionsCommand, ...args);

const newProduct = (title = 'Kettle') =>
  addProduct(db, { en: title, fr: 'Bouilloire' }, { quantity: 100 });

const newPerson = async (name = 'Marie Curie') => {
  const email = `${randomUUID()}@example.org`;
  const { id, token } = await addAccount(db, { name, email, language: 'fr' });
  const shopper = new Shopper(app);
  shopper.token = token;
  return Object.assign(shopper, { accountId: id, email });
};

const ask = async (
  shopper: Shopper,
  productId: number,
  question: string,
  language: LanguageCode = 'en',
): Promise<string> => {
  const json = { product_id: String(productId), question };
  return given(await shopper.ask(askQuestion, { json, language })).id;
};

const shown = async (productId: number, language: LanguageCode = 'en', page = 1) =>
  given(
    await app.call(listQuestions, { params: { id: String(productId) }, query: { page }, language }),
  );

const own = async (shopper: Shopper, page = 1) =>
  given(await shopper.ask(listOwnQuestions, { query: { page } }));

/** Somebody to whom the product was delivered. */
const newBuyer = async (inventory: number, name = 'Pierre Martin') => {
  const buyer = await newPerson(name);
  await buyer.fill([inventory, 1]);
  const { number } = await buyer.ordered();
  return Object.assign(buyer, {
    deliver: async () => {
      const { error } = await operator.run(ordersCommand, 'advance', number, '--to', 'delivered');
      expect(error).toBe('');
    },
  });
};

test('a question is shown with its product once the store has answered, and who asked gets a mail', async () => {
  const { id } = await newProduct();
  const marie = await newPerson();
  const question = await ask(marie, id, 'Does it whistle?');
  expect((await shown(id)).result).toEqual([]);
  expect((await own(marie)).asked.result).toMatchObject([
    { id: question, question: 'Does it whistle?', state: 'waiting', product: { id: String(id) } },
  ]);
  expect(await operator.read(questionsCommand, 'list')).toMatchObject([
    { question: 'Does it whistle?', product: 'Kettle', name: 'Marie', state: 'waiting' },
  ]);

  expect(await questions('answer', question, 'It', 'does.')).toEqual({
    code: 0,
    out: `Question ${question} is answered, and shown with its product.`,
    error: '',
  });
  expect(await shown(id)).toMatchObject({
    total: 1,
    result: [
      {
        question: 'Does it whistle?',
        name: 'Marie',
        language: 'en',
        answers: [{ by: 'store', name: null, answer: 'It does.', language: 'en' }],
      },
    ],
  });
  expect((await own(marie)).asked.result[0]?.state).toBe('answered');
  expect(await mailsTo(db, marie.email, 'question-answered')).toMatchObject([
    {
      product: 'Bouilloire',
      question: 'Does it whistle?',
      answer: 'It does.',
      by: 'store',
      link: `/bouilloire/product/${id}#questions`,
    },
  ]);
  expect((await questions('list')).out).toBe('No question waits; --all shows the others.');

  // Said better, it takes the place of the first, and no second mail goes out.
  await questions('answer', question, 'Ja, laut.', '--language', 'tr');
  expect((await shown(id)).result[0]?.answers).toMatchObject([
    { answer: 'Ja, laut.', language: 'tr' },
  ]);
  expect(await mailsTo(db, marie.email, 'question-answered')).toHaveLength(1);
});

test('only somebody who has an account asks, about a product that is there', async () => {
  const { id } = await newProduct();
  const json = { product_id: String(id), question: 'Why?' };
  expect((await app.call(askQuestion, { json })).status).toBe(401);
  const guest = new Shopper(app);
  guest.token = await addGuest(db);
  expect((await guest.ask(askQuestion, { json })).status).toBe(401);
  const marie = await newPerson();
  for (const product_id of ['999999', 'none'])
    expect((await marie.ask(askQuestion, { json: { ...json, product_id } })).status).toBe(404);
  for (const question of ['', '   ', 'x'.repeat(501)])
    expect(
      refused(await marie.ask(askQuestion, { json: { ...json, question } })).fields,
    ).toHaveProperty('question');
  expect((await app.call(listQuestions, { params: { id: '999999' }, query: {} })).status).toBe(404);
});

test('the same question sent twice is one', async () => {
  const { id } = await newProduct();
  const marie = await newPerson();
  const both = await Promise.all([ask(marie, id, 'How heavy?'), ask(marie, id, 'How heavy?')]);
  expect(new Set([...both, await ask(marie, id, '  How heavy? ')]).size).toBe(1);
  expect((await own(marie)).asked.total).toBe(1);
});

test('who has bought the product and got it may answer, nobody else', async () => {
  const { id, inventories } = await newProduct();
  const marie = await newPerson();
  const question = await ask(marie, id, 'Does it rust?');
  const pierre = await newBuyer(inventories[0] ?? 0);
  const json = { question_id: question, answer: 'Mine does not.' };
  const answer = (shopper: Shopper, text = json.answer) =>
    shopper.ask(answerQuestion, { json: { ...json, answer: text }, language: 'fr' });

  expect((await answer(pierre)).status).toBe(404);
  expect((await own(pierre)).to_answer).toEqual([]);
  await pierre.deliver();
  const { to_answer: open } = await own(pierre);
  expect(open).toMatchObject([{ id: question, question: 'Does it rust?' }]);
  // Who asks stays unnamed until everybody sees it.
  expect(JSON.stringify(open)).not.toContain('Marie');
  for (const stranger of [marie, await newPerson()])
    expect((await answer(stranger)).status).toBe(404);
  expect((await app.call(answerQuestion, { json })).status).toBe(401);
  expect(refused(await answer(pierre, ' ')).fields).toHaveProperty('answer');
  expect(given(await answer(pierre))).toBeNull();
  given(await answer(pierre, 'Mine has not, in a year.'));
  await questions('answer', question, 'It is made of steel.');

  expect((await shown(id)).result[0]?.answers).toMatchObject([
    { by: 'store', name: null, answer: 'It is made of steel.' },
    { by: 'buyer', name: 'Pierre', answer: 'Mine has not, in a year.', language: 'fr' },
  ]);
  expect((await own(pierre)).to_answer).toEqual([]);
  const mails = await mailsTo(db, marie.email, 'question-answered');
  expect(mails.map(({ by }) => by)).toEqual(['store', 'buyer']);
});

test('what is hidden is seen by nobody but who has asked, and comes back', async () => {
  const { id, inventories } = await newProduct();
  const marie = await newPerson();
  const question = await ask(marie, id, 'Buy cheap watches?');
  const pierre = await newBuyer(inventories[0] ?? 0);
  await pierre.deliver();
  await questions('answer', question, 'No.');
  expect((await shown(id)).total).toBe(1);
  expect((await questions('hide', question)).out).toBe(
    `Nobody else sees question ${question} any more.`,
  );
  expect((await shown(id)).total).toBe(0);
  const json = { question_id: question, answer: 'Yes' };
  expect((await pierre.ask(answerQuestion, { json })).status).toBe(404);
  expect((await own(marie)).asked.result[0]?.state).toBe('hidden');
  expect((await questions('answer', question, 'No.')).error).toBe(
    `Question ${question} is hidden.`,
  );
  await questions('hide', question, '--undo');
  expect((await shown(id)).total).toBe(1);

  const [kept] = (await shown(id)).result[0]?.answers ?? [];
  await questions('hide', kept?.id ?? '', '--answer');
  expect((await shown(id)).total).toBe(0);
  expect((await questions('list', '--all')).out).toContain(`${kept?.id} store (hidden)`);
});

test('a page of questions begins with those in the reader’s language, then the newest', async () => {
  const { id } = await newProduct();
  const marie = await newPerson();
  for (let n = 1; n <= 11; n += 1) {
    app.setNow(new Date(NOON.getTime() + n * 1_000));
    const language = n === 1 ? 'fr' : 'en';
    await questions('answer', await ask(marie, id, `Question ${n}?`, language), 'Yes.');
  }
  app.setNow(NOON);
  const first = await shown(id, 'fr');
  expect(first).toMatchObject({ total: 11, last_page: 2, per_page: 10 });
  expect(first.result.slice(0, 2).map(({ question }) => question)).toEqual([
    'Question 1?',
    'Question 11?',
  ]);
  expect((await shown(id, 'fr', 2)).result).toHaveLength(1);
  expect((await own(marie, 2)).asked.result).toHaveLength(1);
});

test('somebody asks ten questions a day and no more', async () => {
  const { id } = await newProduct();
  const { token } = await newPerson();
  const limited = testApp(db);
  const statuses = new Map<number, number>();
  for (let n = 0; n < 12; n += 1) {
    const json = { product_id: String(id), question: `Why ${n}?` };
    const { status } = await limited.call(askQuestion, { json, token });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 10],
    [429, 2],
  ]);
});

test.each([
  [['answer', '999999', 'Yes'], 2, 'There is no question 999999.'],
  [
    ['answer', 'one', 'Yes'],
    1,
    'questions answer needs the NUMBER of one; questions list shows them.',
  ],
  [['answer', '1'], 1, 'questions answer needs the TEXT of the answer.'],
  [['hide', '999999'], 2, 'There is no question 999999.'],
  [['hide', '999999', '--answer'], 2, 'There is no answer 999999.'],
])('questions %j is refused with one sentence', async (args, code, error) => {
  expect(await questions(...args)).toEqual({ code, out: '', error });
});

test('an erased account leaves what others read without its name, and takes the rest along', async () => {
  const { id } = await newProduct();
  const marie = await newPerson();
  const answered = await ask(marie, id, 'Is it loud?');
  await questions('answer', answered, 'No.');
  await ask(marie, id, 'Is it mine?');
  const { questions: exported } = given(await marie.ask(exportAccount));
  expect(exported).toMatchObject([{ question: 'Is it loud?' }, { question: 'Is it mine?' }]);
  given(await marie.ask(deleteAccount));
  expect((await shown(id)).result).toMatchObject([{ question: 'Is it loud?', name: null }]);
  const left = db.selectFrom('question').select('body').where('product_id', '=', id);
  expect(await left.execute()).toEqual([{ body: 'Is it loud?' }]);
});
