import { messagesFor } from '#i18n/messages.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { loadCountries } from '#web/components/checkout/countries.ts';
import { InvoicePage } from '#web/components/order/invoice-page.tsx';
import { requireOrder } from '#web/components/order/require-order.ts';
import { visitContext } from '#web/lib/context.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { personalHeaders } from '#web/lib/personal-page.ts';
import type { Handle } from './shop-layout.tsx';

export const headers = personalHeaders;

export const handle: Handle = { frame: 'none' };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const title = t('invoicePage.title', { number: loaderData.order.number });
  return pageMeta({ matches, location, title, noindex: true });
};

/** Of its owner, or below `/track-order` of whoever holds its link. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { order, which } = await requireOrder(args);
  const { language } = args.context.get(visitContext);
  const { country } = await loadCountries(args, order.address.country);
  return {
    order,
    which,
    country,
    messages: messagesFor(language, 'orderPage', 'invoicePage', 'cartPage'),
  };
};

export default function OrderInvoiceRoute() {
  return <InvoicePage {...useLoaderData<typeof loader>()} />;
}
