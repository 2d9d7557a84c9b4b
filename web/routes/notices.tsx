import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { loadNotices } from '#web/components/notices/load-notices.server.ts';
import { NoticesPage } from '#web/components/notices/notices-page.tsx';
import { performNotices } from '#web/components/notices/perform-notices.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { product: 'one', variant: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('notice.title'));

export const loader = loadNotices;

export const action = (args: ActionFunctionArgs) => performNotices(args);

export default function NoticesRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <NoticesPage {...loaded} answer={useActionData<typeof action>()} />;
}
