import { useActionData, useLoaderData } from 'react-router';
import { loadOrderPage } from '#web/components/order/load-order-page.server.ts';
import { OrderPage } from '#web/components/order/order-page.tsx';
import { performOrderAction } from '#web/components/order/perform-order-action.server.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('orderPage.title', { number }),
);

export const loader = loadOrderPage;

export const action = performOrderAction;

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} putBack={useActionData<typeof action>()} />;
}
