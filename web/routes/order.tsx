import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { loadOrderPage } from '#web/components/order/load-order-page.ts';
import { OrderPage } from '#web/components/order/order-page.tsx';
import { performPutBack } from '#web/components/order/perform-put-back.ts';
import { whichOrder } from '#web/components/order/require-order.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { personalHeaders } from '#web/lib/personal-page.ts';

export const headers = personalHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const title = t('orderPage.title', { number: loaderData.order.number });
  return pageMeta({ matches, location, title, noindex: true });
};

export const loader = loadOrderPage;

export const action = (args: ActionFunctionArgs) => performPutBack(args, whichOrder(args));

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} putBack={useActionData<typeof action>()} />;
}
