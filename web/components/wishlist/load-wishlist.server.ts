import type { LoaderFunctionArgs } from 'react-router';
import { findWishlistLink } from '#contract/wishlist/wishlist-link.ts';
import { listWishes } from '#contract/wishlist/wishlist.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';
import { tokenOf, visitContext } from '#web/lib/visit/context.server.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import type { WishlistData } from './wishlist-data.ts';

/** One's own wishlist. Who has saved nothing yet has no token, and who has a dead one no list. */
export const loadWishlist = async (args: LoaderFunctionArgs): Promise<WishlistData> => {
  const visit = args.context.get(visitContext);
  const { searchParams } = args.url;
  const base = { isGuest: !visit.profile, removed: searchParams.get('removed') };
  if (!tokenOf(visit)) return { ...base, wishes: null, link: null };
  const query = { page: pageOfQuery(searchParams) };
  const [listed, shared] = await Promise.all([
    call(args, listWishes, { query }),
    call(args, findWishlistLink),
  ]);
  const wishes = listed.ok ? listed.data : null;
  if (wishes) requirePage(args.url, wishes);
  const shown = shared.ok ? shared.data.link : null;
  const link = shown && {
    address: siteOrigin(args) + makePaths(visit.language).sharedWishlist(shown.token),
    name: shown.name,
  };
  return { ...base, wishes, link };
};
