import { redirect } from 'react-router';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { translator } from '#i18n/messages.ts';
import { returnReasons } from '#web/components/order/cancel/cancellation-texts.ts';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { type ChosenUnits, readChosenUnits, wishesOf } from './chosen-units.ts';

/** Why nothing was asked, and what was chosen and typed, so that it stays. */
export type ReturnRefusal = {
  kind: 'refused';
  message: string;
  fields: Record<string, string>;
  typed: { chosen: ChosenUnits; reason: string; note: string };
};

const readPictures = async (form: FormData) => {
  const given = form.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
  return Promise.all(
    given.map(async (file) => ({
      field: 'pictures',
      bytes: new Uint8Array(await (file as File).arrayBuffer()),
    })),
  );
};

/** Asks the shop to take the chosen units back, and leads to the order. */
export const performReturn = async (
  args: RequestArgs,
  which: WhichOrder,
  form: FormData,
): Promise<ReturnRefusal | Response> => {
  const { language } = args.context.get(visitContext);
  const t = translator(language);
  const chosen = readChosenUnits(form);
  const typed = { chosen, reason: formText(form, 'reason'), note: formText(form, 'note') };
  const refuse = (message: string, fields: Record<string, string> = {}): ReturnRefusal => ({
    kind: 'refused',
    message,
    fields,
    typed,
  });
  if (Object.keys(chosen).length === 0) return refuse(t('returnPage.chooseOne'));
  const named = returnReasons.find((name) => name === typed.reason);
  const choose = t('returnPage.chooseReason');
  if (!named) return refuse(choose, { reason: choose });
  const reason = [t(`returnPage.reasons.${named}`), typed.note].filter(Boolean).join(' – ');
  const answer = await call(args, askCancellation, {
    json: { ...which, ...wishesOf(chosen), reason, kind: 'refund' },
    files: await readPictures(form),
  });
  if (!answer.ok) return refuse(answer.message, answer.fields);
  leaveFlash(args, 'message', answer.message);
  return redirect(orderPlaces(makePaths(language), which).order, 303);
};
