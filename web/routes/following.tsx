import {
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { listFollowed } from '#contract/stores/store-follow.ts';
import { FollowingPage } from '#web/components/following/following-page.tsx';
import { performFollowing } from '#web/components/following/perform-following.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { page: 'page', aside: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('follow.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  followed: await load(args, listFollowed, {
    query: { page: pageOfQuery(args.url.searchParams) },
  }),
  flash: takeFlash(args),
  messages: packedMessages(
    args.context.get(visitContext).language,
    'accountMenu',
    'follow',
    'store',
    'card',
  ),
});

export const action = (args: ActionFunctionArgs) => performFollowing(args);

/** The stores that who is signed in follows. */
export default function FollowingRoute() {
  const { followed, flash } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <FollowingPage
      followed={followed}
      flash={flash}
      aside={search.get('aside')}
      refused={useActionData<typeof action>()?.message}
    />
  );
}
