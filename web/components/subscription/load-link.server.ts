import type { LoaderFunctionArgs } from 'react-router';
import { findSubscription } from '#contract/subscriptions/subscription.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export const linkTokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** What the link of a mail is about; nothing is done yet, since programs open links, too. */
export const loadLink = async (args: LoaderFunctionArgs) => ({
  ...(await load(args, findSubscription, { query: { token: linkTokenOf(args.url) } })),
  messages: packedMessages(args.context.get(visitContext).language, 'subscription', 'notice'),
});
