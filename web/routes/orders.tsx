import { getOrders } from '#contract/orders/order.ts';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { readListQuery, type OrderFilter } from '#web/components/order/list/list-query.server.ts';
import { OrderListPage } from '#web/components/order/list/order-list-page.tsx';
import { performReorder } from '#web/components/order/reorder/perform-reorder.server.ts';
import { loadPasskeys } from '#web/components/account/load-passkeys.server.ts';
import { PasskeyOffer } from '#web/components/identity/passkey/passkey-offer.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { status: 'one', q: 'one', page: 'page' } };

export const meta = personalMeta<typeof loader>((t) => t('orderPage.listTitle'));

/** A cancelled order is found as such, and not by how far it had come. */
const ofStatus = (status: OrderFilter['status']) => {
  if (status === undefined) return {};
  return status === 'cancelled' ? { cancelled: true } : { status, cancelled: false };
};

export const loader = async (args: LoaderFunctionArgs) => {
  const visit = args.context.get(visitContext);
  const { language } = visit;
  const { page, status, q } = readListQuery(args.url.searchParams);
  const json = { page, q, ...ofStatus(status) };
  // Who has saved nothing yet has no token, and no order.
  const orders = tokenOf(visit) ? (await load(args, getOrders, { json })).orders : null;
  if (orders) requirePage(args.url, orders);
  const passkeys = visit.profile ? await loadPasskeys(args) : null;
  return {
    orders,
    passkeys,
    filter: { status, q },
    flash: takeFlash(args),
    messages: packedMessages(
      language,
      'accountMenu',
      'orderPage',
      'arrival',
      'cartPage',
      ...(passkeys ? (['passkey'] as const) : []),
    ),
  };
};

export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  return performReorder(args, { order_id: formText(form, 'order_id') });
};

export default function OrdersRoute() {
  const { orders, filter, flash, passkeys } = useLoaderData<typeof loader>();
  const putBack = useActionData<typeof action>();
  return (
    <OrderListPage
      orders={orders}
      filter={filter}
      flash={flash}
      putBack={putBack}
      offer={passkeys && <PasskeyOffer {...passkeys} />}
    />
  );
}
