import { join } from 'node:path';
import { ordersCommand } from '#cli/orders-command.ts';
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

/** Delivers an order, as its operator. */
export const deliver = ({ number }: { number: string }) =>
  asOperator((operator) => operator.run(ordersCommand, 'advance', number, '--to', 'delivered'));
