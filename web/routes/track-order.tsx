import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { loadOrderPage } from '#web/components/order/load-order-page.server.ts';
import { OrderPage } from '#web/components/order/order-page.tsx';
import { performOrderAction } from '#web/components/order/perform-order-action.server.ts';
import { performTrack } from '#web/components/order/track/perform-track.server.ts';
import { TrackPage } from '#web/components/order/track/track-page.tsx';
import { ORDER_LINK } from '#web/components/order/which-order.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: ORDER_LINK };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  if (loaderData.opened === null) {
    return pageMeta({ matches, location, title: t('trackPage.title') });
  }
  const title = t('orderPage.title', { number: loaderData.opened.order.number });
  return pageMeta({ matches, location, title, noindex: true });
};

const isLink = ({ url }: { url: URL }): boolean => url.searchParams.has('token');

/** The form; or, with the token of an order's own link, that order. */
export const loader = async (args: LoaderFunctionArgs) => {
  if (isLink(args)) {
    const { messages, ...opened } = await loadOrderPage(args);
    return { opened, messages };
  }
  const { language } = args.context.get(visitContext);
  return { opened: null, messages: packedMessages(language, 'trackPage', 'orderPage', 'arrival') };
};

export const action = async (args: ActionFunctionArgs) => {
  if (!isLink(args)) return performTrack(args, await args.request.formData());
  const putBack = await performOrderAction(args);
  return putBack instanceof Response ? putBack : { kind: 'put-back' as const, putBack };
};

export default function TrackOrderRoute() {
  const { opened } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!opened) return <TrackPage answer={answer?.kind === 'put-back' ? undefined : answer} />;
  return (
    <OrderPage {...opened} putBack={answer?.kind === 'put-back' ? answer.putBack : undefined} />
  );
}
