import type { ActionFunctionArgs } from 'react-router';
import { sendStoreMessage } from '#contract/stores/store-message.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { namedOrder } from './load-message-page.server.ts';

/** What became of a message; where it was refused, why, and what was typed. */
export type MessageAnswer =
  | { kind: 'sent'; message: string }
  | {
      kind: 'refused';
      message: string;
      fields: Record<string, string>;
      typed: { name: string; email: string; message: string };
    };

/** Sends what was written to the store. */
export const performMessage = async (args: ActionFunctionArgs): Promise<MessageAnswer> => {
  const form = await args.request.formData();
  const typed = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    message: formText(form, 'message'),
  };
  const answer = await call(args, sendStoreMessage, {
    params: { slug: args.params['slug'] ?? '' },
    json: { ...typed, ...namedOrder(args) },
  });
  const { message } = answer;
  if (answer.ok) return { kind: 'sent', message };
  return { kind: 'refused', message, fields: answer.fields, typed };
};
