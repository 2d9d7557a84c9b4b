import { type ActionFunctionArgs, redirect } from 'react-router';
import { sendOrderMail } from '#contract/orders/order-mail.ts';
import { orderPlaces } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { performReorder } from './reorder/perform-reorder.server.ts';
import { whichOrder, requireOrder } from './require-order.server.ts';

/** Sends the order's mail again and says so on its page. */
const performResend = async (args: Parameters<typeof requireOrder>[0]): Promise<Response> => {
  const { order, which } = await requireOrder(args);
  const json = 'token' in which ? { token: which.token } : {};
  const answer = await call(args as RequestArgs, sendOrderMail, { params: { id: order.id }, json });
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  const paths = makePaths(args.context.get(visitContext).language);
  return redirect(orderPlaces(paths, which).order, 303);
};

/** What the buttons of an order's page do: send its mail again, or put it back into the cart. */
export const performOrderAction = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  return form.get('intent') === 'resend'
    ? performResend(args)
    : performReorder(args, whichOrder(args));
};
