import { redirect } from 'react-router';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { translator } from '#i18n/messages.ts';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { type ChosenUnits, readChosenUnits, wishesOf } from './chosen-units.ts';

/** What was chosen is shown to be confirmed; or nothing was done, and why. */
export type WithdrawalStep =
  | { kind: 'confirm'; chosen: ChosenUnits }
  | { kind: 'refused'; message: string; chosen: ChosenUnits }
  | { kind: 'change'; chosen: ChosenUnits };

/** Shows what was chosen; withdraws once it is confirmed, and leads to the order. */
export const performWithdrawal = async (
  args: RequestArgs,
  which: WhichOrder,
  form: FormData,
): Promise<WithdrawalStep | Response> => {
  const { language } = args.context.get(visitContext);
  const chosen = readChosenUnits(form);
  const intent = form.get('intent');
  if (intent === 'change') return { kind: 'change', chosen };
  if (Object.keys(chosen).length === 0)
    return { kind: 'refused', message: translator(language)('returnPage.chooseOne'), chosen };
  if (intent !== 'confirm') return { kind: 'confirm', chosen };
  const answer = await call(args, askCancellation, {
    json: { ...which, ...wishesOf(chosen), kind: 'withdraw' },
  });
  if (!answer.ok) return { kind: 'refused', message: answer.message, chosen };
  leaveFlash(args, 'message', answer.message);
  return redirect(orderPlaces(makePaths(language), which).order, 303);
};
