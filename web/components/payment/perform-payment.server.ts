import { payOrder } from '#contract/order-payment.ts';
import { paymentMethod } from '#contract/payment.ts';
import { translator } from '#i18n/messages.ts';
import type { WhichOrder } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { goPay, readAnswers } from './go-pay.server.ts';

/** Why the payment was not begun, and what was chosen. */
export type RefusedPayment = { message: string; fields: Record<string, string>; method: string };

/** Begins to pay an order that was placed before. */
export const performPayment = async (
  args: RequestArgs,
  { which, orderId }: { which: WhichOrder; orderId: string },
  form: FormData,
): Promise<RefusedPayment | Response> => {
  const { language } = args.context.get(visitContext);
  const typed = formText(form, 'method');
  const method = paymentMethod.safeParse(Number(typed));
  if (!method.success) {
    const message = translator(language)('checkoutPage.chooseMethod');
    return { message, fields: {}, method: typed };
  }
  const json = { ...which, method: method.data, answers: readAnswers(form) };
  const answer = await call(args, payOrder, { json });
  if (!answer.ok) return { message: answer.message, fields: answer.fields, method: typed };
  return goPay(answer.data, { paths: makePaths(language), which, orderId });
};
