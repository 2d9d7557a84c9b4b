import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listBrands } from '#contract/catalogue/brand.ts';
import { BrandsPage } from '#web/components/brands/brands-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { pageOfQuery, pageQuery } from '#web/lib/query/page-query.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: PAGED };

export const loader = async (args: LoaderFunctionArgs) => {
  const brands = await load(args, listBrands, {
    query: { page: pageOfQuery(args.url.searchParams) },
  });
  requirePage(args.url, brands);
  const { language } = args.context.get(visitContext);
  return { brands, messages: packedMessages(language, 'listing') };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const t = metaTranslate(matches, location);
  const page = loaderData?.brands.page ?? 1;
  return pageMeta({
    matches,
    location,
    title: t('listing.allBrands'),
    description: t('listing.brandsDescription'),
    canonicalQuery: pageQuery(page),
  });
};

export default function BrandsRoute() {
  return <BrandsPage brands={useLoaderData<typeof loader>().brands} />;
}
