import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listStores } from '#contract/stores/store.ts';
import { STORE_SORTS, type StoreSort } from '#contract/stores/store-sorts.ts';
import { StoresPage } from '#web/components/store/stores-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { pageOfQuery, pageQuery } from '#web/lib/query/page-query.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: { q: 'one', sort: 'one', page: 'page' } };

/** What `?q=`, `?sort=` and `?page=` ask for; nonsense asks for nothing. */
const readQuery = (query: URLSearchParams): { q: string; sort: StoreSort; page: number } => ({
  q: (query.get('q') ?? '').trim().slice(0, 200),
  sort: STORE_SORTS.find((sort) => sort === query.get('sort')) ?? STORE_SORTS[0],
  page: pageOfQuery(query),
});

export const loader = async (args: LoaderFunctionArgs) => {
  const { q, sort, page } = readQuery(args.url.searchParams);
  const stores = await load(args, listStores, { query: { q, sort, page } });
  requirePage(args.url, stores);
  const { language } = args.context.get(visitContext);
  return { stores, q, sort, messages: packedMessages(language, 'store', 'listing', 'card') };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const t = metaTranslate(matches, location);
  const page = loaderData?.stores.page ?? 1;
  return pageMeta({
    matches,
    location,
    title: t('store.title'),
    description: t('store.description'),
    canonicalQuery: pageQuery(page),
    noindex: loaderData?.q !== '',
  });
};

export default function StoresRoute() {
  const { stores, q, sort } = useLoaderData<typeof loader>();
  return <StoresPage stores={stores} q={q} sort={sort} />;
}
