import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { confirmSubscription } from '#contract/subscription.ts';
import { ConfirmPage } from '#web/components/subscription/confirm-page.tsx';
import { linkTokenOf, loadLink } from '#web/components/subscription/load-link.server.ts';
import { SUBSCRIPTION_LINK } from '#web/components/subscription/subscription-link.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: SUBSCRIPTION_LINK };

export const meta = personalMeta<typeof loader>((t) => t('subscription.confirmTitle'));

export const loader = loadLink;

export const action = async (args: ActionFunctionArgs) => {
  const answer = await call(args, confirmSubscription, { json: { token: linkTokenOf(args.url) } });
  return { subscription: answer.ok ? answer.data.subscription : null };
};

export default function ConfirmSubscriptionRoute() {
  const { purpose, subscription } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shown = purpose === 'confirm' ? subscription : null;
  return <ConfirmPage subscription={answer ? answer.subscription : shown} />;
}
