import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { addressOf, loadListing } from '#web/components/listing/load-listing.server.ts';
import { sentListing } from '#web/components/listing/shown-listing.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: LISTING };

export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await loadListing(args, {
    category: args.params['categorySlug'] ?? '',
    sub_category: args.params['subCategorySlug'] ?? '',
  });
  const { parent } = sentListing(loaded.listing).subject;
  const address = addressOf(args, loaded, {
    path: (paths, slug, code) => paths.subCategory(parent?.slugs[code] ?? parent?.slug ?? '', slug),
  });
  requireAddress(args.url, address.alternates[args.context.get(visitContext).language]);
  return { ...loaded, ...address };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function SubCategoryRoute() {
  const { listing, cards, popular, more } = useLoaderData<typeof loader>();
  const { paths } = useTranslation();
  const { parent } = sentListing(listing).subject;
  const places = parent ? [{ title: parent.title, to: paths.category(parent.slug) }] : [];
  return (
    <ListingPage listing={listing} cards={cards} popular={popular} more={more} places={places} />
  );
}
