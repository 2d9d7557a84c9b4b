import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { InvoicePage } from '#web/components/order/invoice/invoice-page.tsx';
import { loadOrder } from '#web/components/order/load-order-page.server.ts';
import { ORDER_LINK } from '#web/components/order/which-order.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: ORDER_LINK };

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('invoicePage.title', { number }),
);

/**
 * The order of the signed-in owner, or, below `/track-order`, the one whose link was opened; `requireOrder` tells them
 * apart.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  return {
    ...(await loadOrder(args)),
    messages: packedMessages(language, 'orderPage', 'invoicePage', 'cartPage'),
  };
};

export default function OrderInvoiceRoute() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
