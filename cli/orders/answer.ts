import { parseArgs } from 'node:util';
import { answerRequests, type RequestAnswer } from '#api/orders/answer-request.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { pick, readNumber } from '#cli/orders/arguments.ts';
import { getOrderId } from '#cli/orders/find-order.ts';
import { readOrder } from '#cli/orders/read-order.ts';
import { runInTransaction } from '#db/transaction.ts';

type Action = {
  name: string;
  state: RequestAnswer;
  /** Whether it must say something to the shopper. */
  needsMessage?: true;
  /** Where nothing waits for it. */
  nothing: (number: string) => string;
  told: (number: string, message: string | undefined) => string;
};

const said = (message: string | undefined): string =>
  message ? `; the shopper reads: ${message}` : '';

const answering =
  ({ name, state, needsMessage, nothing, told }: Action) =>
  async ({ args, db, now, print }: Call): Promise<number> => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { request: text, message: text },
    });
    const number = readNumber(name, positionals);
    const { message, request } = values;
    if (needsMessage && !message)
      throw new CommandError(`orders ${name} needs a --message for the shopper.`);
    const orderId = await getOrderId(db, number);
    const { cancellations } = await readOrder(db, orderId);
    const ids = request === undefined ? undefined : [pick(cancellations, '--request', request).id];
    const input = { orderId, ids, state, message, now: now() };
    const count = await runInTransaction(db, (trx) => answerRequests(trx, input));
    if (count === 0) throw new RuleError(nothing(number));
    print(told(number, message));
    return 0;
  };

/** `orders approve`: what a shopper gives back is taken. */
export const approve = answering({
  name: 'approve',
  state: 'approved',
  nothing: (number) => `Nobody asks to return anything of ${number}.`,
  told: (number, message) => `The return of ${number} is approved${said(message)}`,
});

/** `orders refuse`: what a shopper asks to cancel or return stays as it is. */
export const refuse = answering({
  name: 'refuse',
  state: 'refused',
  needsMessage: true,
  nothing: (number) => `Nobody asks to cancel or return anything of ${number}.`,
  told: (number, message) => `${number} goes on${said(message)}`,
});

/** `orders paid-back`: the money of what was approved is back. */
export const paidBack = answering({
  name: 'paid-back',
  state: 'done',
  nothing: (number) => `Nothing of ${number} is still to be paid back.`,
  told: (number, message) => `${number}: what was approved counts as paid back${said(message)}`,
});
