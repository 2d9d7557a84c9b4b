import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { endSubscription } from '#contract/subscription.ts';
import { linkTokenOf, loadLink } from '#web/components/subscription/load-link.server.ts';
import { SUBSCRIPTION_LINK } from '#web/components/subscription/subscription-link.ts';
import { UnsubscribePage } from '#web/components/subscription/unsubscribe-page.tsx';
import { call } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { formText } from '#web/lib/visit/form-text.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: SUBSCRIPTION_LINK };

export const meta = personalMeta<typeof loader>((t) => t('subscription.unsubscribeTitle'));

export const loader = loadLink;

/** Also for mail programs, whose form says `List-Unsubscribe=One-Click`; who asks need not be known. */
export const action = async (args: ActionFunctionArgs) => {
  const all = formText(await args.request.formData(), 'all') === '1';
  const json = { token: linkTokenOf(args.url), all };
  const { ok: ended, message } = await call(args, endSubscription, { json });
  return { ended, message };
};

export default function UnsubscribeRoute() {
  const answer = useActionData<typeof action>();
  return <UnsubscribePage {...useLoaderData<typeof loader>()} answer={answer} />;
}
