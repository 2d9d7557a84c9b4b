import { parseArgs } from 'node:util';
import {
  recordPaidBackOtherwise,
  type PaidBackOtherwise,
} from '#api/orders/refunds/paid-back-otherwise.ts';
import { findOnline } from '#api/payments/payment-methods.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import type { Call } from '#cli/command.ts';
import { pick } from '#cli/orders/arguments.ts';
import { amountWords, timeWords } from '#cli/orders/labels.ts';
import { getMeant } from '#cli/payments/find-payment.ts';
import { readPayment } from '#cli/payments/read-payment.ts';
import { runInTransaction } from '#db/transaction.ts';

type Refused = Extract<PaidBackOtherwise, { kind: 'refused' }>;

const refusalOf = (number: string, refused: Refused): RuleError => {
  switch (refused.reason) {
    case 'nothing':
      return new RuleError(
        `No refund of ${number} is left lying. What a provider was never asked for is recorded by payments refund ${number} --by-hand.`,
      );
    case 'gone':
      return new RuleError(`As much is not left of ${number} any more; payments show tells.`);
    case 'mayStillCome':
      return new RuleError(
        `${refused.provider} may still give it back: nothing is recorded, or it would be given twice. payments show tells how it stands.`,
      );
    case 'several': {
      const each = refused.refunds.map(
        ({ amount, currency, created_at: at }) =>
          `${amountWords(amount, currency)} of ${timeWords(at)} UTC`,
      );
      return new RuleError(
        `Several refunds of ${number} are left lying (${each.join('; ')}): name one by --refund; payments show numbers them.`,
      );
    }
  }
};

/** `payments paid-back`: the operator has given back by other means what a provider cannot any more. */
export const paidBack = async ({ args, db, now, payments, print }: Call): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { refund: text, note: text },
  });
  const { orderId } = await getMeant(db, 'paid-back', positionals);
  const note = values.note?.trim();
  if (!note)
    throw new CommandError('payments paid-back needs a --note that says how the money went back.');
  const { order, refunds } = await readPayment(db, orderId, undefined);
  const { number } = order;
  const refundId =
    values.refund === undefined
      ? undefined
      : pick(refunds, '--refund', values.refund, 'payments show').id;
  const known = await payments();
  const isOn = (provider: string): boolean => findOnline(known, provider) !== undefined;
  const done = await runInTransaction(db, async (trx) => {
    const recorded = await recordPaidBackOtherwise(trx, {
      orderId,
      refundId,
      isOn,
      note,
      now: now(),
    });
    // Nothing of it may stay.
    if (recorded.kind === 'refused') throw refusalOf(number, recorded);
    return recorded;
  });
  const { amount, currency, provider, asked_at: asked, status } = done.refund;
  print(
    `${amountWords(amount, currency)} of ${number} count as given back by you, and ${provider} is not asked for them again.`,
  );
  if (status === 'pending' && asked)
    print(
      `It was asked at ${timeWords(asked)} UTC, and what it has done is not known: look in its dashboard.`,
    );
  return 0;
};
