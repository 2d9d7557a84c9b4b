import type { ActionFunctionArgs } from 'react-router';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  type Subscription,
} from '#contract/subscriptions/subscription.ts';
import { call, load } from '#web/lib/page-data/api.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { linkTokenOf } from './load-link.server.ts';

export type LinkOutcome =
  | { kind: 'confirmed'; subscription: Subscription }
  | { kind: 'ended' }
  | { kind: 'refused'; message: string };

/**
 * Does what the link is for. Mail programs unsubscribe by the same form (RFC 8058): theirs says
 * `List-Unsubscribe=One-Click`, and who sends it need not be known.
 */
export const performLink = async (args: ActionFunctionArgs): Promise<LinkOutcome> => {
  const token = linkTokenOf(args.url);
  const { purpose } = await load(args, findSubscription, { query: { token } });
  const form = await args.request.formData();
  if (purpose === 'confirm') {
    const answer = await call(args, confirmSubscription, { json: { token } });
    if (answer.ok) return { kind: 'confirmed', subscription: answer.data.subscription };
    return { kind: 'refused', message: answer.message };
  }
  const all = formText(form, 'all') === '1';
  const answer = await call(args, endSubscription, { json: { token, all } });
  return answer.ok ? { kind: 'ended' } : { kind: 'refused', message: answer.message };
};
