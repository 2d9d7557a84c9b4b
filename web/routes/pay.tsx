import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PAYMENT_LINK } from '#contract/orders/order-codes.ts';
import { openPaymentLink } from '#contract/orders/order-payment.ts';
import { BEGIN_PAYING } from '#web/components/payment/begin-paying.ts';
import { confirm, loadPayment } from '#web/components/payment/load-payment.server.ts';
import { PaymentLinkPage } from '#web/components/payment/payment-link-page.tsx';
import { performPayment } from '#web/components/payment/perform-payment.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure, isMissing } from '#web/lib/visit/failure.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { hideAddress } from '#web/lib/visit/hide-address.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { [PAYMENT_LINK]: 'one', [BEGIN_PAYING]: 'one' } };

export const meta = personalMeta<typeof loader>((t, { requested: { number, shop } }) =>
  t('paymentPage.ofOrder', { number, shop }),
);

const tokenOf = ({ url }: LoaderFunctionArgs | ActionFunctionArgs): string =>
  url.searchParams.get(PAYMENT_LINK) ?? '';

/** What the link asks to pay. One that is the shop's no more ends the request with 404. */
const requireRequested = async (args: RequestArgs, token: string) => {
  try {
    return (await load(args, openPaymentLink, { query: { payment_token: token } })).requested;
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown;
    const { language, answerHeaders } = args.context.get(visitContext);
    answerHeaders.set('Cache-Control', 'private, no-store');
    throw failure(language, 404, 'paymentPage.linkGone');
  }
};

/** For whoever was asked to pay an order; nobody has to be signed in. */
export const loader = async (args: LoaderFunctionArgs) => {
  hideAddress(args);
  const token = tokenOf(args);
  // First, so that what is read below knows what the provider says.
  const confirmed = await confirm(args, { payment_token: token });
  const requested = await requireRequested(args, token);
  const { amount: due, currency, state, payable_until: until } = requested;
  const next = confirmed?.next ?? { kind: 'nothing' as const };
  return {
    requested,
    token,
    paying: until === null ? null : await loadPayment(args, { due, currency, state, next }),
    flash: takeFlash(args),
    messages: packedMessages(
      args.context.get(visitContext).language,
      'paymentPage',
      'checkoutPage',
      'checkout',
    ),
  };
};

export const action = async (args: ActionFunctionArgs) => {
  const token = tokenOf(args);
  const place = makePaths(args.context.get(visitContext).language).pay(token);
  const form = await args.request.formData();
  return performPayment(args, { asked: { payment_token: token }, pay: place, done: place }, form);
};

export default function PayRoute() {
  return (
    <PaymentLinkPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
