import type { ActionFunctionArgs } from 'react-router';
import { sendMessage } from '#contract/shop/contact.ts';
import type { Refused } from '#web/components/identity/form-answer.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** Why a message was not taken, with all that was typed; or that it was. */
export type ContactOutcome =
  | (Refused & { typed: Record<'name' | 'email' | 'subject' | 'order_number' | 'message', string> })
  | { kind: 'sent'; message: string };

export const performContact = async (args: ActionFunctionArgs): Promise<ContactOutcome> => {
  const form = await args.request.formData();
  const typed = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    subject: formText(form, 'subject'),
    order_number: formText(form, 'order_number'),
    message: formText(form, 'message').replaceAll('\r\n', '\n'),
  };
  const website = formText(form, 'website') || undefined;
  const answer = await call(args, sendMessage, { json: { ...typed, website } });
  const { message } = answer;
  if (answer.ok) return { kind: 'sent', message };
  return { kind: 'refused', message, fields: answer.fields, typed };
};
