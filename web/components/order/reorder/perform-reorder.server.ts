import { reorder } from '#contract/orders/reorder.ts';
import { redirect } from 'react-router';
import { call } from '#web/lib/page-data/api.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import type { Reordered } from './reorder-note.tsx';
import type { WhichOrder } from '#web/components/order/which-order.ts';

/**
 * Puts what was ordered into the cart again and leads there; where something is short, stays on the
 * page to say what and why.
 */
export const performReorder = async (
  args: RequestArgs,
  which: WhichOrder,
): Promise<Reordered | Response> => {
  const answer = await call(args, reorder, { json: which });
  if (!answer.ok) return { added: false, message: answer.message, short: [] };
  const { not_added: short } = answer.data;
  if (short.length > 0) return { added: true, message: answer.message, short };
  leaveFlash(args, 'message', answer.message);
  return redirect(makePaths(args.context.get(visitContext).language).cart(), 303);
};
