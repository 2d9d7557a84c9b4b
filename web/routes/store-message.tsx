import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadMessagePage } from '#web/components/store/message/load-message-page.server.ts';
import { MessagePage } from '#web/components/store/message/message-page.tsx';
import { performMessage } from '#web/components/store/message/perform-message.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { order: 'one', token: 'one' } };

export const meta = personalMeta<typeof loader>((t, { store }) =>
  t('storeMessage.title', { store: store.name }),
);

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadMessagePage(args)),
  messages: packedMessages(args.context.get(visitContext).language, 'storeMessage'),
});

export const action = performMessage;

export default function StoreMessageRoute() {
  const answer = useActionData<typeof action>();
  return <MessagePage {...useLoaderData<typeof loader>()} answer={answer ?? undefined} />;
}
