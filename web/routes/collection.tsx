import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { addressOf, loadListing } from '#web/components/listing/load-listing.server.ts';
import { requireId } from '#web/components/listing/require-id.server.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';

/** The collection is the page here, and no filter on it. */
const OWN = ['collection'];

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: NARROWED_LISTING };

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = args.context.get(visitContext);
  const id = await requireId(args, 'collection', (paths, its) => paths.collection(its));
  const loaded = await loadListing(args, { collection: id });
  const address = addressOf(args, loaded, {
    path: (paths, slug) => paths.collection({ slug, id }),
    own: OWN,
  });
  requireAddress(args.url, address.alternates[language]);
  return { ...loaded, ...address };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function CollectionRoute() {
  const { listing, cards, popular, more } = useLoaderData<typeof loader>();
  return <ListingPage listing={listing} cards={cards} popular={popular} more={more} own={OWN} />;
}
