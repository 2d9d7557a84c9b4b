import { sendOrderMail } from '#contract/guest-order.ts';
import { redirect } from 'react-router';
import { requireOrder } from '#web/components/order/require-order.server.ts';
import { orderPlaces } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';

/** Sends the order's mail again and says so on its page. */
export const performResend = async (
  args: Parameters<typeof requireOrder>[0],
): Promise<Response> => {
  const { order, which } = await requireOrder(args);
  const json = 'token' in which ? { token: which.token } : {};
  const answer = await call(args as RequestArgs, sendOrderMail, { params: { id: order.id }, json });
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  const paths = makePaths(args.context.get(visitContext).language);
  return redirect(orderPlaces(paths, which).order, 303);
};
