import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { confirmPayment } from '#contract/order-payment.ts';
import { listPaymentMethods } from '#contract/payment.ts';
import { requireOrder, whichOrder } from '#web/components/order/require-order.server.ts';
import { ORDER_LINK, orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { PaymentPage } from '#web/components/payment/payment-page.tsx';
import { performPayment } from '#web/components/payment/perform-payment.server.ts';
import { qrCodeOf } from '#web/components/payment/upi-code.server.ts';
import { call, load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: ORDER_LINK };

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('paymentPage.title', { number }),
);

/** A provider sends shoppers back with the token of the order, which opens it without a cookie. */
const whichPaid = (args: LoaderFunctionArgs | ActionFunctionArgs): WhichOrder => {
  const token = args.url.searchParams.get('token');
  return token === null ? whichOrder(args) : { token };
};

/**
 * Of its owner, or of whoever holds its link, while there is something to pay: an order that is paid, has
 * ended or is paid at the door is shown instead. Each look has the shop ask the provider, so that whoever
 * comes back from there, or waits, sees what it says.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const which = whichPaid(args);
  const { order: known } = await requireOrder(args, which);
  const { language } = args.context.get(visitContext);
  const places = orderPlaces(makePaths(language), which);
  if (known.payable_until === null) throw redirect(places.order);
  const done = await call(args, confirmPayment, { json: which });
  const { state, payment: next } = done.ok
    ? done.data
    : { state: known.payment.state, payment: { kind: 'nothing' as const } };
  const order = (done.ok && done.data.order) || known;
  if (order.payable_until === null) throw redirect(places.order);
  const due = order.lines
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { total }) => sum + total, 0);
  const query = { amount: due, currency: order.currency };
  const { methods } = await load(args, listPaymentMethods, { query });
  return {
    order,
    which,
    due,
    state,
    next,
    qrCode: next.kind === 'upi' ? qrCodeOf(next.link) : null,
    methods: methods.filter(({ online }) => online),
    flash: takeFlash(args),
    messages: packedMessages(language, 'orderPage', 'paymentPage', 'checkoutPage', 'checkout'),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performPayment(
    args,
    { which: whichPaid(args), orderId: args.params['id'] ?? '' },
    await args.request.formData(),
  );

export default function OrderPaymentRoute() {
  return (
    <PaymentPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
