import { parseArgs } from 'node:util';
import { findAttempt, listAttempts, type Attempt } from '#api/orders/payment/payment-attempts.ts';
import { confirmByHand } from '#api/orders/payment/confirm-by-hand.ts';
import type { PaymentDeps } from '#api/orders/payment/deps.ts';
import { settleAttempt } from '#api/orders/payment/settle-attempt.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { amountWords } from '#cli/orders/labels.ts';
import { getMeant } from '#cli/payments/find-payment.ts';

/** Longer than a provider is given for one question (api/payments/ask-provider.ts). */
const PATIENCE_MS = 60_000;

const depsOf = async ({ db, now, origin, payments, print }: Call): Promise<PaymentDeps> => {
  const say = (_: object, message: string): void => print(`  (${message})`);
  const log = { info: () => {}, warn: say, error: say };
  return { db, now, origin, log, payments: await payments() };
};

const nameOf = ({ id, provider }: Attempt): string => `${id} by ${provider}`;

const stateOf = ({ status, amount, currency, payment_ref: reference }: Attempt): string => {
  const money = amountWords(amount, currency);
  return status === 'paid' ? `paid, ${money} (${reference})` : `${status}, ${money}`;
};

const ask = async (deps: PaymentDeps, attempt: Attempt, signal: AbortSignal): Promise<void> => {
  const { id, provider } = attempt;
  if (!findOnline(deps.payments, provider))
    throw new RuleError(`${provider} is switched off: give the shop its keys, then ask again.`);
  try {
    await settleAttempt(deps, attempt, { signal });
  } catch (error) {
    throw new CommandError(
      `${provider} gave no answer that says how ${id} stands: ${(error as Error).message}.`,
      { cause: error },
    );
  }
};

/** Of an order those that are not paid; an attempt that is named, whatever its state. */
const listMeant = async (
  { db }: Call,
  orderId: string,
  attemptId: string | undefined,
): Promise<Attempt[]> =>
  (await listAttempts(db, orderId)).filter(({ id, status }) =>
    attemptId === undefined ? status !== 'paid' : id === attemptId,
  );

const orderWords = async ({ db }: Call, orderId: string): Promise<string> => {
  const order = await db
    .selectFrom('order')
    .select(['number', 'paid', 'cancelled_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const paid = order.paid ? 'paid' : 'not paid';
  return `${order.number} is ${paid}${order.cancelled_at ? ', and cancelled' : ''}.`;
};

/** `payments settle`: asks the provider now, as the clock would. */
export const settle = async (call: Call): Promise<number> => {
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true, options: {} });
  const { orderId, attemptId } = await getMeant(call.db, 'settle', positionals);
  const deps = await depsOf(call);
  const attempts = await listMeant(call, orderId, attemptId);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(PATIENCE_MS)]);
  for (const attempt of attempts) {
    call.print(`${nameOf(attempt)}: ${stateOf(attempt)}`);
    if (attempt.status === 'paid') continue;
    await ask(deps, attempt, signal);
    const after = (await findAttempt(call.db, attempt.id)) ?? attempt;
    call.print(`  now ${stateOf(after)}${after.status === attempt.status ? ', as before' : ''}`);
  }
  if (attempts.length === 0) call.print('There is nothing to ask a provider about.');
  call.print(await orderWords(call, orderId));
  return 0;
};

/** `payments confirm`: the operator has seen the money. */
export const confirm = async (call: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { reference: { type: 'string' } },
  });
  const { orderId, attemptId } = await getMeant(call.db, 'confirm', positionals);
  const [attempt, ...others] = await listMeant(call, orderId, attemptId);
  if (!attempt) throw new RuleError('There is no payment that waits to be confirmed.');
  if (others.length > 0)
    throw new RuleError('There are several attempts: name one of them; payments show lists them.');
  if (attempt.status === 'paid') throw new RuleError(`${attempt.id} is paid already.`);
  const reference = values.reference?.trim() || undefined;
  if (reference === undefined && attempt.payment_ref === null)
    throw new CommandError(
      'payments confirm needs the --reference by which your bank names the payment.',
    );
  await confirmByHand(call, attempt.id, reference);
  const after = (await findAttempt(call.db, attempt.id)) ?? attempt;
  if (after.status !== 'paid')
    throw new RuleError(`${attempt.id} is ${after.status} and not paid: it does not fit.`);
  call.print(`${nameOf(after)}: ${stateOf(after)}`);
  call.print(await orderWords(call, orderId));
  return 0;
};
