import { randomUUID } from 'node:crypto';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CheckoutPage } from '#web/components/checkout/checkout-page.tsx';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import { performCheckout } from '#web/components/checkout/perform-checkout.server.ts';
import { requireOrderable } from '#web/components/checkout/require-orderable.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { each: 'given' } };

export const meta = personalMeta<typeof loader>((t) => t('checkoutPage.title'));

export const loader = async (args: LoaderFunctionArgs) => {
  const cart = await requireOrderable(args);
  const [{ methods }, { country }] = await Promise.all([
    load(args, listPaymentMethods, {
      query: { amount: cart.summary.total, country: cart.address.country },
    }),
    loadCountries(args, cart.address.country),
  ]);
  const { language } = args.context.get(visitContext);
  return {
    cart,
    country,
    methods,
    /** One page, one order, however often it is sent. */
    orderKey: randomUUID(),
    // One choice of delivery per store, or with `?each` one per product.
    each: args.url.searchParams.has('each'),
    flash: takeFlash(args),
    messages: packedMessages(
      language,
      'cartPage',
      'shippingPage',
      'arrival',
      'checkoutPage',
      'checkout',
    ),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performCheckout(args, await args.request.formData());

export default function CheckoutRoute() {
  return (
    <CheckoutPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
