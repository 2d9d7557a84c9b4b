import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { loadWishlist } from '#web/components/wishlist/load-wishlist.server.ts';
import { performWishlist } from '#web/components/wishlist/perform-wishlist.server.ts';
import { WishlistPage } from '#web/components/wishlist/wishlist-page.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: { page: 'page', removed: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('wishlistPage.title'));

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await loadWishlist(args)),
  // Taken last: a page that is left for another one leaves it there.
  flash: takeFlash(args),
  messages: packedMessages(
    args.context.get(visitContext).language,
    'accountMenu',
    'wishlistPage',
    'linkAddress',
    'card',
  ),
});

export const action = async (args: ActionFunctionArgs) =>
  performWishlist(args, await args.request.formData());

export default function WishlistRoute() {
  const refused = useActionData<typeof action>();
  return <WishlistPage {...useLoaderData<typeof loader>()} refused={refused ?? undefined} />;
}
