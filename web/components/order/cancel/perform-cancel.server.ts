import { redirect } from 'react-router';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { translator } from '#i18n/messages.ts';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { cancelReasons } from './cancellation-texts.ts';

/** Why nothing was cancelled, and what was chosen, so that nothing has to be chosen again. */
export type CancelRefusal = {
  message: string;
  typed: { lines: string[]; reason: string; details: string };
};

/** Cancels the chosen lines, or asks the shop to, and leads back to the order. */
export const performCancel = async (
  args: RequestArgs,
  which: WhichOrder,
  form: FormData,
): Promise<CancelRefusal | Response> => {
  const { language } = args.context.get(visitContext);
  const t = translator(language);
  const lines = form.getAll('line').map(String);
  const typed = { lines, reason: formText(form, 'reason'), details: formText(form, 'details') };
  if (lines.length === 0) return { message: t('cancelPage.chooseOne'), typed };
  const named = cancelReasons.find((name) => name === typed.reason);
  const reason = [named && t(`cancelPage.reasons.${named}`), typed.details]
    .filter(Boolean)
    .join(' – ');
  const answer = await call(args, askCancellation, {
    json: { ...which, lines, ...(reason && { reason }) },
  });
  if (!answer.ok) return { message: answer.message, typed };
  leaveFlash(args, 'message', answer.message);
  return redirect(orderPlaces(makePaths(language), which).order, 303);
};
