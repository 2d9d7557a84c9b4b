import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PAYMENT_LINK } from '#contract/orders/order-codes.ts';
import { askToPay } from '#contract/orders/order-payment.ts';
import { requireOrder, whichOrder } from '#web/components/order/require-order.server.ts';
import { orderPlaces, paymentPlace, type WhichOrder } from '#web/components/order/which-order.ts';
import { BEGIN_PAYING } from '#web/components/payment/begin-paying.ts';
import { confirm, loadPayment } from '#web/components/payment/load-payment.server.ts';
import { PaymentPage } from '#web/components/payment/payment-page.tsx';
import { performPayment } from '#web/components/payment/perform-payment.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { [PAYMENT_LINK]: 'one', [BEGIN_PAYING]: 'one' } };

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('paymentPage.title', { number }),
);

/** A provider sends shoppers back with the token of the order, which opens it without a cookie. */
const whichPaid = (args: LoaderFunctionArgs | ActionFunctionArgs): WhichOrder => {
  const token = args.url.searchParams.get(PAYMENT_LINK);
  return token === null ? whichOrder(args) : { token };
};

/** The address by which somebody else pays it; null where that cannot be asked any more. */
const askLinkOf = async (args: LoaderFunctionArgs, which: WhichOrder): Promise<string | null> => {
  const answer = await call(args, askToPay, { json: which });
  const { language } = args.context.get(visitContext);
  return answer.ok ? siteOrigin(args) + makePaths(language).pay(answer.data.payment_token) : null;
};

/**
 * Of its owner, or of whoever holds its link, while there is something to pay: an order that is paid, has
 * ended or is paid at the door is shown instead.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const which = whichPaid(args);
  const { order: known } = await requireOrder(args, which);
  const { language } = args.context.get(visitContext);
  const places = orderPlaces(makePaths(language), which);
  if (known.payable_until === null) throw redirect(places.order);
  const confirmed = await confirm(args, which);
  const order = confirmed?.order ?? known;
  if (order.payable_until === null) throw redirect(places.order);
  const due = order.lines
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, { total }) => sum + total, 0);
  const state = order.payment.declined ? 'failed' : (confirmed?.state ?? known.payment.state);
  const next = confirmed?.next ?? { kind: 'nothing' as const };
  const [paying, askLink] = await Promise.all([
    loadPayment(args, {
      due,
      currency: order.currency,
      country: order.address.country,
      state,
      next,
    }),
    askLinkOf(args, which),
  ]);
  return {
    ...paying,
    order,
    which,
    askLink,
    flash: takeFlash(args),
    messages: packedMessages(
      language,
      'orderPage',
      'paymentPage',
      'cartPage',
      'checkoutPage',
      'checkout',
      'linkAddress',
    ),
  };
};

export const action = async (args: ActionFunctionArgs) => {
  const asked = whichPaid(args);
  const paths = makePaths(args.context.get(visitContext).language);
  const pay = paymentPlace(paths, asked, args.params['id'] ?? '');
  const { order: done } = orderPlaces(paths, asked);
  return performPayment(args, { asked, pay, done }, await args.request.formData());
};

export default function OrderPaymentRoute() {
  return (
    <PaymentPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
