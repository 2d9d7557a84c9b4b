import { redirect } from 'react-router';
import type { NextPayment, PaymentState } from '#contract/payment.ts';
import { orderPlaces, paymentPlace, type WhichOrder } from '#web/components/order/which-order.ts';
import type { Paths } from '#web/lib/paths/paths.ts';

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

/**
 * Leads on after an order was placed, or is to be paid: to the provider, to the page where it is paid, or, where
 * nothing is to be paid before, to the order.
 */
export const goPay = (
  { payment, state }: { payment: NextPayment; state: PaymentState },
  { paths, which, orderId }: { paths: Paths; which: WhichOrder; orderId: string },
): Response => {
  if (payment.kind === 'redirect') return redirect(payment.url, 303);
  const isDone = state === 'none' || state === 'paid';
  const place = isDone ? orderPlaces(paths, which).order : paymentPlace(paths, which, orderId);
  return redirect(place, 303);
};
