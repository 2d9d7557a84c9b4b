import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listProducts } from '#contract/listing.ts';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { loadListing } from '#web/components/listing/load-listing.server.ts';
import { SearchStart } from '#web/components/listing/search-start.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: { q: 'one', ...NARROWED_LISTING } };

export const loader = async (args: LoaderFunctionArgs) => {
  const q = args.url.searchParams.get('q')?.trim().slice(0, 200);
  if (q) return { ...(await loadListing(args, { q })), results: true as const };
  const { products } = await load(args, listProducts, { query: { sort: 'best_selling' } });
  const { language } = args.context.get(visitContext);
  return {
    results: false as const,
    popular: products.result.slice(0, 12),
    messages: packedMessages(language, 'listing', 'card'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (loaderData?.results) return listingMeta({ loaderData, matches, location });
  const t = metaTranslate(matches, location);
  return pageMeta({ matches, location, title: t('listing.search'), noindex: true });
};

export default function SearchRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.results ? <ListingPage {...loaded} /> : <SearchStart popular={loaded.popular} />;
}
