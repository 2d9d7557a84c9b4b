import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { endStoreNews } from '#contract/stores/store-follow.ts';
import { EndStoreNewsPage } from '#web/components/following/end-store-news-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { failure } from '#web/lib/visit/failure.server.ts';

export { clientAction } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { token: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('follow.endTitle'));

/** The page changes nothing: programs that look after mails open every link in them. */
export const loader = ({ context, url }: LoaderFunctionArgs) => {
  const { language } = context.get(visitContext);
  if (!url.searchParams.has('token')) throw failure(language, 404);
  return { messages: packedMessages(language, 'follow') };
};

/** Ends the mail, by a press or by the mailbox itself (RFC 8058). A forged token ends at the 404 page. */
export const action = async (args: ActionFunctionArgs) => {
  const token = args.url.searchParams.get('token') ?? '';
  await load(args, endStoreNews, { json: { token: token.slice(0, 200) || '-' } });
  return { isEnded: true };
};

export default function StoreNewsEndRoute() {
  return <EndStoreNewsPage isEnded={useActionData<typeof action>()?.isEnded ?? false} />;
}
