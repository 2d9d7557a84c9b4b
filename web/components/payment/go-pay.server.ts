import { redirect } from 'react-router';
import type { NextPayment, PaymentState } from '#contract/payment.ts';

const ANSWER = 'answers.';

/** What the chosen method has asked for, by its names. */
export const readAnswers = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(ANSWER) && typeof value === 'string' && value.trim() !== ''
        ? [[name.slice(ANSWER.length), value]]
        : [],
    ),
  );

/** Where an order is paid, and where one comes to when nothing is left to pay. */
export type PayPlaces = { pay: string; done: string };

/**
 * Leads on after an order was placed, or is to be paid: to the provider, to the page where it is paid, or, where
 * nothing is to be paid before, to the order.
 */
export const goPay = (
  { payment, state }: { payment: NextPayment; state: PaymentState },
  { pay, done }: PayPlaces,
): Response => {
  if (payment.kind === 'redirect') return redirect(payment.url, 303);
  return redirect(state === 'none' || state === 'paid' ? done : pay, 303);
};
