import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CancelPage } from '#web/components/order/cancel/cancel-page.tsx';
import { performCancel } from '#web/components/order/cancel/perform-cancel.server.ts';
import { requireOrder, whichOrder } from '#web/components/order/require-order.server.ts';
import { ORDER_LINK, orderPlaces } from '#web/components/order/which-order.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: ORDER_LINK };

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('cancelPage.title', { number }),
);

/**
 * The order of the signed-in owner, or, below `/track-order`, the one whose link was opened; `requireOrder` tells them
 * apart.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { order, which } = await requireOrder(args);
  const { language } = args.context.get(visitContext);
  if (order.cancel === 'none') throw redirect(orderPlaces(makePaths(language), which).order);
  return {
    order,
    which,
    messages: packedMessages(language, 'accountMenu', 'orderPage', 'cancelPage'),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performCancel(args, whichOrder(args), await args.request.formData());

export default function OrderCancelRoute() {
  return (
    <CancelPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
