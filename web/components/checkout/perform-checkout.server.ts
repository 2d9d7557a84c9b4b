import { placeOrder } from '#contract/orders/order.ts';
import { paymentMethod } from '#contract/orders/payment.ts';
import { translator } from '#i18n/messages.ts';
import { redirect } from 'react-router';
import type { CartOutcome } from '#web/components/cart/change/outcome.ts';
import { performVoucher } from '#web/components/cart/voucher/perform-voucher.server.ts';
import { isVoucherPress, VOUCHER_CODE } from '#web/components/cart/voucher/voucher-fields.ts';
import { goPay, readAnswers } from '#web/components/payment/go-pay.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { learnOrdered } from '#web/lib/visit/session.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

type Typed = { method: string; note: string };

/** Why no order was placed (yet), and what was typed, so that nothing has to be typed again. */
export type CheckoutAnswer =
  | { kind: 'refused'; message: string; fields: Record<string, string>; typed: Typed }
  | {
      kind: 'voucher';
      outcome: CartOutcome;
      /** The order was to be placed, and a code had been typed that changes its sum. */
      placing: boolean;
      typed: Typed;
    };

const order = async (
  args: RequestArgs,
  form: FormData,
  typed: Typed,
): Promise<CheckoutAnswer | Response> => {
  const { language } = args.context.get(visitContext);
  const method = paymentMethod.safeParse(Number(typed.method));
  if (!method.success) {
    const message = translator(language)('checkoutPage.chooseMethod');
    return { kind: 'refused', message, fields: {}, typed };
  }
  const answer = await call(args, placeOrder, {
    json: {
      method: method.data,
      // The total that the page showed holds.
      amount: Number(formText(form, 'amount')),
      answers: readAnswers(form),
      ...(typed.note && { note: typed.note }),
    },
    idempotencyKey: formText(form, 'key'),
  });
  if (answer.ok || answer.orderId !== undefined) learnOrdered(args, true);
  if (!answer.ok && answer.orderId !== undefined) {
    // The order is placed, and waits for another way to be paid.
    leaveFlash(args, 'error', answer.message);
    return redirect(makePaths(language).orderPayment(answer.orderId), 303);
  }
  if (!answer.ok) {
    return { kind: 'refused', message: answer.message, fields: answer.fields, typed };
  }
  const { order: placed, payment } = answer.data;
  const paths = makePaths(language);
  return goPay(
    { payment, state: placed.payment.state },
    { pay: paths.orderPayment(placed.id), done: paths.order(placed.id) },
  );
};

/**
 * Orders what is selected, or takes a voucher on or off first. A code that was typed and not applied
 * is applied instead of ordering: what is ordered is the sum that was shown. The key was made with
 * the page, so a second press, the back button and a repeated form all mean the same order.
 */
export const performCheckout = async (
  args: RequestArgs,
  form: FormData,
): Promise<CheckoutAnswer | Response> => {
  const typed = { method: formText(form, 'method'), note: formText(form, 'note') };
  const placing = !isVoucherPress(form);
  if (placing && !formText(form, VOUCHER_CODE)) return order(args, form, typed);
  return { kind: 'voucher', outcome: await performVoucher(args, form), placing, typed };
};
