import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { PAYMENT_STATUS } from '#contract/codes.ts';
import { ComingSoon, comingSoonMeta } from '#web/components/content/coming-soon.tsx';
import { requireOrder } from '#web/components/order/require-order.server.ts';
import { comingSoonLoader } from '#web/lib/page-data/coming-soon.server.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export const headers = personalHeaders;

/** Of its owner, while there is something to pay: an order that is paid or cancelled is shown instead. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { order } = await requireOrder(args);
  const { language } = args.context.get(visitContext);
  if (order.cancelled || order.payment_status === PAYMENT_STATUS.paid)
    throw redirect(makePaths(language).order(order.id));
  return comingSoonLoader(args);
};

export const meta: MetaFunction<typeof loader> = comingSoonMeta;

export default function OrderPaymentRoute() {
  return <ComingSoon />;
}
