import { getOrders } from '#contract/order.ts';
import { messagesFor } from '#i18n/messages.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { OrderListPage } from '#web/components/order/order-list-page.tsx';
import { load } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { personalHeaders } from '#web/lib/personal-page.ts';

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const t = metaTranslate(matches, location);
  return pageMeta({ matches, location, title: t('orderPage.listTitle'), noindex: true });
};

export const loader = async (args: LoaderFunctionArgs) => {
  const { language, token } = args.context.get(visitContext);
  const page = Math.max(1, Number.parseInt(args.url.searchParams.get('page') ?? '1', 10) || 1);
  // Who has kept nothing yet has no token, and no order.
  const orders = token ? (await load(args, getOrders, { json: { page } })).orders : null;
  return { orders, messages: messagesFor(language, 'orderPage', 'cartPage') };
};

export default function OrdersRoute() {
  return <OrderListPage orders={useLoaderData<typeof loader>().orders} />;
}
