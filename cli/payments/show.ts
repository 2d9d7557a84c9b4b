import { parseArgs } from 'node:util';
import type { Call } from '#cli/command.ts';
import { getMeant } from '#cli/payments/find-payment.ts';
import { paymentText } from '#cli/payments/payment-text.ts';
import { readPayment } from '#cli/payments/read-payment.ts';

/** `payments show`. */
export const show = async ({ args, db, print }: Call): Promise<number> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const { orderId, attemptId } = await getMeant(db, 'show', positionals);
  const payment = await readPayment(db, orderId, attemptId);
  print(values.json ? JSON.stringify(payment, undefined, 2) : paymentText(payment));
  return 0;
};
