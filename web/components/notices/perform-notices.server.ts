import { redirect, type ActionFunctionArgs } from 'react-router';
import { askNotices, endNotice, noticeKind } from '#contract/subscriptions/notice.ts';
import type { Refused } from '#web/components/identity/form-answer.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Why it was not noted, with what was chosen; or that a mail is on its way that asks to confirm. */
export type NoticeOutcome =
  | (Refused & { typed: { email: string; kinds: string[] } })
  | { kind: 'asked'; message: string };

/** Back to what the shopper is waiting for, which says what was done. */
const returnWith = (args: ActionFunctionArgs, ok: boolean, message: string): Response => {
  leaveFlash(args, ok ? 'message' : 'error', message);
  return redirect(makePaths(args.context.get(visitContext).language).notices());
};

const end = async (args: ActionFunctionArgs, form: FormData): Promise<Response> => {
  const { ok, message } = await call(args, endNotice, { query: { id: formText(form, 'id') } });
  return returnWith(args, ok, message);
};

/** Asks for notices, or ends one. */
export const performNotices = async (
  args: ActionFunctionArgs,
): Promise<NoticeOutcome | Response> => {
  const form = await args.request.formData();
  if (formText(form, 'intent') === 'end') return end(args, form);
  const email = formText(form, 'email');
  const kinds = noticeKind.options.filter((kind) => form.getAll('kinds').includes(kind));
  const answer = await call(args, askNotices, {
    json: {
      product_id: formText(form, 'product'),
      inventory_id: formText(form, 'variant') || undefined,
      kinds,
      // Who has an account with an address is not asked for one.
      email: form.has('email') ? email : undefined,
    },
  });
  const { message } = answer;
  if (!answer.ok)
    return { kind: 'refused', message, fields: answer.fields, typed: { email, kinds } };
  if (answer.data.confirmed) return returnWith(args, true, message);
  return { kind: 'asked', message };
};
