import { join } from 'node:path';
import type { Command } from '#cli/command.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { questionsCommand } from '#cli/questions-command.ts';
import { reviewsCommand } from '#cli/reviews-command.ts';
import { createDb } from '#db/client.ts';
import { Operator } from '#test/operator.ts';
import { dataDir } from './outbox.ts';

/** Lets who runs the shop that the journeys are in do something at their terminal. */
export const asOperator = async <Result>(
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> => {
  const host = join(dataDir(), 'postgres', 'run');
  const db = createDb({ host, user: 'souk', database: 'souk' });
  const operator = new Operator(db);
  operator.now = new Date();
  try {
    return await work(operator);
  } finally {
    await db.destroy();
  }
};

/** What who runs the shop types at a terminal after `npm run shop`, and what it prints. Throws what is refused. */
export const operate = (command: Command, ...args: string[]): Promise<string> =>
  asOperator(async (operator) => {
    const { out, error } = await operator.run(command, ...args);
    if (error) throw new Error(error);
    return out;
  });

export const operateOrders = (...args: string[]): Promise<string> =>
  operate(ordersCommand, ...args);

/** Delivers an order, as its operator. */
export const deliver = ({ number }: { number: string }): Promise<string> =>
  operateOrders('advance', number, '--to', 'delivered');

/** Answers the question that was asked in these words, as its store's operator. */
export const answerQuestion = async (words: string, answer: string): Promise<void> => {
  const waiting = await asOperator((operator) =>
    operator.read(questionsCommand, 'list', '--limit', '1000'),
  );
  const asked = (waiting as { id: number; question: string }[]).find(
    ({ question }) => question === words,
  );
  await operate(questionsCommand, 'answer', String(asked?.id), answer);
};

/** Answers the review with these words, as its store's operator. */
export const replyToReview = (words: string, reply: string): Promise<void> =>
  asOperator(async (operator) => {
    const listed = (await operator.read(reviewsCommand, 'list')) as { id: number; body: string }[];
    const review = listed.find(({ body }) => body.includes(words));
    if (!review) throw new Error(`no review says ${words}`);
    const { error } = await operator.run(
      reviewsCommand,
      'reply',
      String(review.id),
      '--message',
      reply,
    );
    if (error) throw new Error(error);
  });
