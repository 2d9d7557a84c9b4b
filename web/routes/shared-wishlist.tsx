import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { openWishlistLink } from '#contract/wishlist/wishlist-link.ts';
import { shownCards } from '#web/components/card/shown-card.ts';
import { SharedWishlistPage } from '#web/components/wishlist/shared-wishlist-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { failure, isMissing } from '#web/lib/visit/failure.server.ts';
import { hideAddress } from '#web/lib/visit/hide-address.server.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { token: 'one', page: 'page' } };

export const meta = personalMeta<typeof loader>((t, { list }) =>
  list.name ? t('wishlistPage.sharedTitleOf', { name: list.name }) : t('wishlistPage.sharedTitle'),
);

/** The list that the link opens. One that has ended or never was ends the request with 404. */
const requireList = async (args: RequestArgs, token: string, page: number) => {
  try {
    return await load(args, openWishlistLink, { query: { token, page } });
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown;
    const { language, answerHeaders } = args.context.get(visitContext);
    // Its owner may share it again.
    answerHeaders.set('Cache-Control', 'private, no-store');
    throw failure(language, 404, 'wishlistPage.gone');
  }
};

export const loader = async (args: LoaderFunctionArgs) => {
  hideAddress(args);
  const { searchParams } = args.url;
  const page = pageOfQuery(searchParams);
  const list = await requireList(args, searchParams.get('token') ?? '', page);
  requirePage(args.url, list);
  const { language } = args.context.get(visitContext);
  return {
    list: { ...list, result: shownCards(list.result) },
    messages: packedMessages(language, 'wishlistPage', 'card'),
  };
};

export default function SharedWishlistRoute() {
  return <SharedWishlistPage list={useLoaderData<typeof loader>().list} />;
}
