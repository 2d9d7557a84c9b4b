import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { listProducts } from '#contract/catalogue/listing.ts';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { literalOf, NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { loadListing } from '#web/components/listing/load-listing.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { lazyStaticPart } from '#web/rendering/lazy-part.tsx';

const SearchStart = lazyStaticPart(() => import('#web/components/search/search-start.tsx'));

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: { q: 'one', literal: 'many', ...NARROWED_LISTING } };

export const loader = async (args: LoaderFunctionArgs) => {
  const q = args.url.searchParams.get('q')?.trim().slice(0, 200);
  if (q) {
    const literal = literalOf(args.url.searchParams);
    return { ...(await loadListing(args, { q, literal })), results: true as const };
  }
  const [{ products }, { categories }] = await Promise.all([
    load(args, listProducts, { query: { sort: 'best_selling' } }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  return {
    results: false as const,
    popular: products.result.slice(0, 12),
    categories: categories.map(({ id, slug, title, image }) => ({ id, slug, title, image })),
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
  return loaded.results ? <ListingPage {...loaded} /> : <SearchStart data={loaded} />;
}
