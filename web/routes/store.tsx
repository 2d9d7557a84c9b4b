import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { getStore } from '#contract/stores/store.ts';
import { withoutStore } from '#web/components/card/without-store.ts';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import {
  addressOf,
  listingQueryOf,
  withListing,
} from '#web/components/listing/load-listing.server.ts';
import { StoreHeading } from '#web/components/store/store-heading.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { requireAddress } from '#web/lib/seo/canonical.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: NARROWED_LISTING };

export const loader = async (args: LoaderFunctionArgs) => {
  const slug = args.params['slug'] ?? '';
  const query = await listingQueryOf(args, {});
  const { store, vouchers, listing } = await load(args, getStore, { params: { slug }, query });
  const { products } = listing;
  const ownListing = {
    ...listing,
    // The marketplace advertises other stores' goods too.
    banners: [],
    products: { ...products, result: products.result.map(withoutStore) },
  };
  const loaded = await withListing(args, ownListing, { ...query, store: slug });
  const address = addressOf(args, loaded, { path: (paths, slug) => paths.store(slug) });
  const { language } = args.context.get(visitContext);
  requireAddress(args.url, address.alternates[language]);
  const messages = packedMessages(language, 'listing', 'card', 'store', 'product');
  const { description } = listing.subject;
  return { ...loaded, ...address, store, vouchers, description, messages };
};

export const meta: MetaFunction<typeof loader> = (args) => listingMeta(args);

export default function StoreRoute() {
  const { listing, cards, popular, more, ...heading } = useLoaderData<typeof loader>();
  const { t, paths } = useTranslation();
  return (
    <ListingPage
      listing={listing}
      cards={cards}
      popular={popular}
      more={more}
      places={[{ title: t('store.title'), to: paths.stores() }]}
      heading={<StoreHeading {...heading} />}
    />
  );
}
