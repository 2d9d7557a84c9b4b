import { redirect } from 'react-router';
import type { NextPayment, PaymentState } from '#contract/orders/payment.ts';
import { BEGIN_PAYING } from './begin-paying.ts';

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

/** The page of payment that begins what was chosen; it may be opened by a token already. */
const beginningAt = (pay: string): string =>
  `${pay}${pay.includes('?') ? '&' : '?'}${BEGIN_PAYING}=1`;

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
  // Only a page can post a form elsewhere; with scripts it does so at once.
  if (payment.kind === 'form') return redirect(beginningAt(pay), 303);
  return redirect(state === 'none' || state === 'paid' ? done : pay, 303);
};
