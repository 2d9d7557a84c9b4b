import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { requireOrder, whichOrder } from '#web/components/order/require-order.server.ts';
import { performWithdrawal } from '#web/components/order/return/perform-withdrawal.server.ts';
import { WithdrawPage } from '#web/components/order/return/withdraw-page.tsx';
import { ORDER_LINK, orderPlaces } from '#web/components/order/which-order.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: ORDER_LINK };

export const meta = personalMeta<typeof loader>((t, { order: { number } }) =>
  t('withdrawPage.title', { number }),
);

/**
 * The order of the signed-in owner, or, below `/track-order`, the one whose link was opened; `requireOrder` tells them
 * apart.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { order, which } = await requireOrder(args);
  const { language } = args.context.get(visitContext);
  if (!order.lines.some(({ withdrawable }) => withdrawable > 0))
    throw redirect(orderPlaces(makePaths(language), which).order);
  return {
    order,
    which,
    messages: packedMessages(
      language,
      'accountMenu',
      'orderPage',
      'cartPage',
      'returnPage',
      'withdrawPage',
    ),
  };
};

export const action = async (args: ActionFunctionArgs) =>
  performWithdrawal(args, whichOrder(args), await args.request.formData());

export default function OrderWithdrawRoute() {
  return <WithdrawPage {...useLoaderData<typeof loader>()} step={useActionData<typeof action>()} />;
}
