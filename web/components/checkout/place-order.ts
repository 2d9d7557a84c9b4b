import { placeOrder } from '#contract/order.ts';
import { paymentMethod } from '#contract/payment.ts';
import { translator } from '#i18n/messages.ts';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { call } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { makePaths } from '#web/lib/paths.ts';

/** Why no order was placed, and what was typed, so that nothing has to be typed again. */
export type CheckoutAnswer = {
  message: string;
  fields: Record<string, string>;
  typed: { method: string; voucher: string; note: string };
};

type Asker = Pick<ActionFunctionArgs, 'context'>;

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/**
 * Orders what is selected. The key was made with the page, so a second press, the back button and a
 * repeated form all mean the same order.
 */
export const performPlaceOrder = async (
  asker: Asker,
  form: FormData,
): Promise<CheckoutAnswer | Response> => {
  const { language } = asker.context.get(visitContext);
  const typed = {
    method: text(form, 'method'),
    voucher: text(form, 'voucher'),
    note: text(form, 'note'),
  };
  const method = paymentMethod.safeParse(Number(typed.method));
  if (!method.success) {
    return { message: translator(language)('checkoutPage.chooseMethod'), fields: {}, typed };
  }
  const codes = typed.voucher.split(/[\s,،;]+/).filter(Boolean);
  const answer = await call(asker, placeOrder, {
    json: {
      method: method.data,
      // The total that the page showed holds; a voucher typed beside it makes it smaller.
      amount: Number(text(form, 'amount')),
      ...(codes.length > 0 && { voucher: codes }),
      ...(typed.note && { note: typed.note }),
    },
    idempotencyKey: text(form, 'key'),
  });
  if (!answer.ok) return { message: answer.message, fields: answer.fields, typed };
  const { order, payment } = answer.data;
  return redirect(
    payment.kind === 'redirect' ? payment.url : makePaths(language).order(order.id),
    303,
  );
};
