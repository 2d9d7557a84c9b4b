import { useActionData, useLoaderData } from 'react-router';
import { ConfirmPage } from '#web/components/subscription/confirm-page.tsx';
import { loadLink } from '#web/components/subscription/load-link.server.ts';
import { performLink } from '#web/components/subscription/perform-link.server.ts';
import { Ended, UnsubscribePage } from '#web/components/subscription/unsubscribe-page.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { token: 'one' } };

export const meta = personalMeta<typeof loader>((t, { purpose }) =>
  t(purpose === 'confirm' ? 'subscription.confirmTitle' : 'subscription.unsubscribeTitle'),
);

export const loader = loadLink;

export const action = performLink;

/** Behind the links of mails: confirms, or unsubscribes, as the link was signed for. */
export default function SubscriptionRoute() {
  const { purpose, subscription } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.kind === 'ended') return <Ended />;
  const shown = answer?.kind === 'confirmed' ? answer.subscription : subscription;
  const refused = answer?.kind === 'refused' ? answer.message : undefined;
  return purpose === 'confirm' ? (
    <ConfirmPage subscription={shown} refused={refused} />
  ) : (
    <UnsubscribePage purpose={purpose} subscription={shown} refused={refused} />
  );
}
