import { redirect } from 'react-router';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import type { Order } from '#contract/orders/order.ts';
import { translator } from '#i18n/messages.ts';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { type ChosenUnits, readChosenUnits, reasonField, wishesOf } from './chosen-units.ts';
import { findReason, writeReasons } from './return-reasons.ts';

/** Why nothing was asked, and what was chosen and typed, so that it stays. */
export type ReturnRefusal = {
  kind: 'refused';
  message: string;
  fields: Record<string, string>;
  typed: { chosen: ChosenUnits; reasons: Record<string, string>; note: string };
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
  { order, which }: { order: Order; which: WhichOrder },
  form: FormData,
): Promise<ReturnRefusal | Response> => {
  const { language } = args.context.get(visitContext);
  const t = translator(language);
  const chosen = readChosenUnits(form);
  const lines = order.lines.filter(({ id }) => id in chosen);
  const typed = {
    chosen,
    reasons: Object.fromEntries(lines.map(({ id }) => [id, formText(form, reasonField(id))])),
    note: formText(form, 'note'),
  };
  const refuse = (message: string, fields: Record<string, string> = {}): ReturnRefusal => ({
    kind: 'refused',
    message,
    fields,
    typed,
  });
  if (Object.keys(chosen).length === 0) return refuse(t('returnPage.chooseOne'));
  const named = lines.flatMap(({ id, product: { title } }) => {
    const reason = findReason(typed.reasons[id] ?? '');
    return reason ? [{ id, title, reason }] : [];
  });
  const choose = t('returnPage.chooseReason');
  const open = lines.filter(({ id }) => !named.some((one) => one.id === id));
  if (open.length > 0)
    return refuse(choose, Object.fromEntries(open.map(({ id }) => [reasonField(id), choose])));
  const reason = writeReasons(t, named, typed.note);
  const answer = await call(args, askCancellation, {
    json: { ...which, ...wishesOf(chosen), reason, kind: 'refund' },
    files: await readPictures(form),
  });
  if (!answer.ok) return refuse(answer.message, answer.fields);
  leaveFlash(args, 'message', answer.message);
  return redirect(orderPlaces(makePaths(language), which).order, 303);
};
