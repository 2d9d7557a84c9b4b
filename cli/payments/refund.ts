import { parseArgs } from 'node:util';
import { listPaid, type PaidAttempt } from '#api/orders/payment/paid-attempts.ts';
import { refundByShop, type ShopRefunded } from '#api/orders/refunds/refund-by-shop.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { findAmount } from '#cli/formats/amount.ts';
import { pick } from '#cli/orders/arguments.ts';
import { amountWords, timeWords } from '#cli/orders/labels.ts';
import { readOrder } from '#cli/orders/read-order.ts';
import { getMeant } from '#cli/payments/find-payment.ts';
import { CASH_BACK } from '#cli/payments/words.ts';
import { currencyExponent } from '#contract/money.ts';
import { runInTransaction } from '#db/transaction.ts';

type Refused = Extract<ShopRefunded, { kind: 'refused' }>;

const readAmount = (text: string | undefined, currency: string): number | undefined => {
  if (text === undefined) return undefined;
  const amount = findAmount(text, currencyExponent(currency));
  if (amount !== undefined && amount > 0) return amount;
  throw new CommandError(
    `--amount is an amount of ${currency} above nothing, as 5.00, and not "${text}".`,
  );
};

/** Of what has come: `70.00 USD came, 20.00 USD went back, 50.00 USD are left`. */
const booksOf = ({ amount, given, pending, left, currency }: PaidAttempt): string =>
  [
    `${amountWords(amount, currency)} came`,
    ...(given > 0 ? [`${amountWords(given, currency)} went back`] : []),
    ...(pending > 0 ? [`${amountWords(pending, currency)} are on their way back`] : []),
    `${amountWords(left, currency)} are left`,
  ].join(', ');

const refusalOf = (number: string, refused: Refused): RuleError => {
  const sentence = (): string => {
    switch (refused.reason) {
      case 'unpaid':
        return `Nothing was paid for ${number} by a provider. ${CASH_BACK}`;
      case 'unknownAttempt':
        return `That attempt for ${number} is not paid.`;
      case 'notApproved':
        return `Nothing is to be paid back for that request of ${number}, or it is on its way; payments show tells.`;
      case 'several': {
        const each = refused.attempts.map((one) => `${one.id}: ${booksOf(one)}`);
        return `${number} was paid more than once; name one of the attempts. ${each.join('; ')}.`;
      }
      case 'nothingLeft':
        return `Nothing is left to be given back of ${number}: ${booksOf(refused.attempt)}.`;
      case 'tooMuch':
        return `That is more than is left of ${number}: ${booksOf(refused.attempt)}.`;
      case 'same': {
        const { earlier, attempt } = refused;
        return `As much of ${number} was given back at ${timeWords(earlier.created_at)} UTC (${earlier.status}): ${booksOf(attempt)}. Say --again to give it once more.`;
      }
    }
  };
  return new RuleError(sentence());
};

/** A provider that cannot be asked would leave the money on its way for ever. */
const requireProvider = async (
  { db, payments }: Call,
  orderId: string,
  attemptId: string | undefined,
): Promise<void> => {
  const known = await payments();
  const meant = (await listPaid(db, orderId)).filter(
    ({ id, left }) => left > 0 && (attemptId === undefined || id === attemptId),
  );
  const off = meant.find(({ provider }) => !findOnline(known, provider));
  if (off)
    throw new RuleError(
      `${off.provider} is switched off: give the shop its keys, or record by --by-hand what you have given back yourself.`,
    );
};

/** `payments refund`: has the provider give money back, or records that it is back. */
export const refund = async (call: Call): Promise<number> => {
  const { args, db, now, print } = call;
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { amount: text, reason: text, request: text, 'by-hand': flag, again: flag },
  });
  const { orderId, attemptId } = await getMeant(db, 'refund', positionals);
  const { number, currency, cancelled_at: cancelled, cancellations } = await readOrder(db, orderId);
  const amount = readAmount(values.amount, currency);
  const { request } = values;
  const cancellationId =
    request === undefined ? undefined : pick(cancellations, '--request', request).id;
  const byHand = values['by-hand'];
  if (byHand && request !== undefined)
    throw new CommandError(
      `What you have given back yourself of a request is recorded by orders paid-back ${number} --request ${request}.`,
    );
  if (!byHand) await requireProvider(call, orderId, attemptId);
  const { again, reason: note } = values;
  const input = {
    orderId,
    attemptId,
    amount,
    cancellationId,
    note,
    byHand,
    again,
    now: now(),
  };
  const done = await runInTransaction(db, (trx) => refundByShop(trx, input));
  if (done.kind === 'refused') throw refusalOf(number, done);
  const { attempt } = done;
  const sum = amountWords(done.amount, currency);
  const left = `${amountWords(attempt.left, currency)} of ${amountWords(attempt.amount, currency)} are left.`;
  print(
    done.kind === 'recorded'
      ? `${sum} of ${number} count as given back by hand; ${left}`
      : `${attempt.provider} is to give back ${sum} of ${number}; ${left} The shop’s jobs have it done, payments show tells.`,
  );
  if (!cancelled && cancellationId === undefined && attempt.left === 0)
    print('The order itself goes on; orders cancel ends it.');
  return 0;
};
