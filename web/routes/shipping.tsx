import { loadCart } from '#web/components/cart/load-cart.server.ts';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';

import { getCommon } from '#contract/shop/common.ts';
import { loadCartBook } from '#web/components/checkout/address/address-book.server.ts';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import { performShipping } from '#web/components/checkout/perform-shipping.server.ts';
import { unshippableLines } from '#web/components/checkout/selected-lines.ts';
import { requireBuyer } from '#web/components/checkout/require-orderable.server.ts';
import { ShippingPage } from '#web/components/checkout/shipping-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveMessage, takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { country: 'one', change: 'given' } };

export const meta = personalMeta<typeof loader>((t) => t('shippingPage.title'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { language, profile } = args.context.get(visitContext);
  const cart = await loadCart(args);
  if (cart.summary.lines === 0) {
    leaveMessage(args, 'error', 'checkout.nothingSelected');
    throw redirect(makePaths(language).cart());
  }
  await requireBuyer(args);
  const query = args.url.searchParams;
  // An address that stands leads on, unless something does not go there; `?change=address` opens its form.
  const editing = cart.address === null || query.has('change');
  if (!editing && unshippableLines(cart).length === 0)
    throw redirect(makePaths(language).checkout());
  const code =
    query.get('country') ?? cart.address?.country ?? (await load(args, getCommon)).location.country;
  return {
    cart,
    ...(await loadCountries(args, code.toUpperCase())),
    editing,
    isSignedIn: profile !== undefined,
    book: profile && editing ? await loadCartBook(args) : [],
    flash: takeFlash(args),
    messages: packedMessages(language, 'cartPage', 'shippingPage', 'checkoutPage', 'address'),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performShipping(args, await args.request.formData());

export default function ShippingRoute() {
  return (
    <ShippingPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
