import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listStores } from '#contract/stores/store.ts';
import { StoresPage } from '#web/components/store/stores-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { pageOfQuery, pageQuery } from '#web/lib/query/page-query.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: PAGED };

export const loader = async (args: LoaderFunctionArgs) => {
  const stores = await load(args, listStores, {
    query: { page: pageOfQuery(args.url.searchParams) },
  });
  requirePage(args.url, stores);
  const { language } = args.context.get(visitContext);
  return { stores, messages: packedMessages(language, 'store', 'listing', 'card') };
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
  });
};

export default function StoresRoute() {
  return <StoresPage stores={useLoaderData<typeof loader>().stores} />;
}
