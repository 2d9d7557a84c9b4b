import { getOrders } from '#contract/order.ts';
import { messagesFor } from '#i18n/messages.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadCountries } from '#web/components/checkout/countries.ts';
import { OrderPage } from '#web/components/order/order-page.tsx';
import { load } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { failure } from '#web/lib/failure.ts';
import { takeFlash } from '#web/lib/flash.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { personalHeaders } from '#web/lib/personal-page.ts';

/** For so long an order counts as just placed, milliseconds. */
const JUST_PLACED_MS = 15 * 60_000;

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const title = t('orderPage.title', { number: loaderData.order.number });
  return pageMeta({ matches, location, title, noindex: true });
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { language, token } = args.context.get(visitContext);
  // A stranger's order and one that does not exist are the same to a visitor without a token.
  if (!token) throw failure(language, 404);
  const json = { order_id: args.params['id'] ?? '' };
  const { order } = await load(args, getOrders, { json });
  if (!order) throw failure(language, 404);
  const { country } = await loadCountries(args, order.address.country);
  return {
    order,
    country,
    justPlaced: Date.now() - Date.parse(order.date) < JUST_PLACED_MS,
    flash: takeFlash(args),
    messages: messagesFor(language, 'orderPage', 'cartPage'),
  };
};

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}
