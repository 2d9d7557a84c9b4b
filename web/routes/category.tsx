import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { addressOf, loadListing } from '#web/components/listing/load-listing.server.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: LISTING };

export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await loadListing(args, { category: args.params['categorySlug'] ?? '' });
  const address = addressOf(args, loaded, { path: (paths, slug) => paths.category(slug) });
  requireAddress(args.url, address.alternates[args.context.get(visitContext).language]);
  return { ...loaded, ...address };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function CategoryRoute() {
  const { listing, cards, popular, more } = useLoaderData<typeof loader>();
  return <ListingPage listing={listing} cards={cards} popular={popular} more={more} />;
}
