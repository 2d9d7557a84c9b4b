import { redirect } from 'react-router';
import { confirmPayment, payOrder } from '#contract/orders/order-payment.ts';
import { paymentMethod } from '#contract/orders/payment.ts';
import { translator } from '#i18n/messages.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveMessage } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { goPay, readAnswers, type PayPlaces } from './go-pay.server.ts';
import type { WhichPaid } from './load-payment.server.ts';

/** Why the payment was not begun, and what was chosen, if anything. */
export type RefusedPayment = {
  message: string;
  fields: Record<string, string>;
  method?: string;
};

type Paying = PayPlaces & { asked: WhichPaid };

const begin = async (
  args: RequestArgs,
  { asked, ...places }: Paying,
  form: FormData,
): Promise<RefusedPayment | Response> => {
  const { language } = args.context.get(visitContext);
  const typed = formText(form, 'method');
  const method = paymentMethod.safeParse(Number(typed));
  if (!method.success) {
    const message = translator(language)('checkoutPage.chooseMethod');
    return { message, fields: {}, method: typed };
  }
  const json = { ...asked, method: method.data, answers: readAnswers(form) };
  const answer = await call(args, payOrder, { json });
  if (!answer.ok) return { message: answer.message, fields: answer.fields, method: typed };
  return goPay(answer.data, places);
};

/** Keeps by what the shop finds a payment that nobody but a person can see. */
const tellReference = async (
  args: RequestArgs,
  { asked, pay }: Paying,
  form: FormData,
): Promise<RefusedPayment | Response> => {
  const json = { ...asked, reference: formText(form, 'reference') };
  const answer = await call(args, confirmPayment, { json });
  if (!answer.ok) return { message: answer.message, fields: answer.fields };
  leaveMessage(args, 'message', 'paymentPage.referenceTold');
  return redirect(pay, 303);
};

/** Begins to pay an order that was placed before, or takes the reference of what was paid by UPI. */
export const performPayment = (
  args: RequestArgs,
  paying: Paying,
  form: FormData,
): Promise<RefusedPayment | Response> =>
  formText(form, 'intent') === 'reference'
    ? tellReference(args, paying, form)
    : begin(args, paying, form);
