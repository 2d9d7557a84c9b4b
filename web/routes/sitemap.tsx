import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { listBrands } from '#contract/catalogue/brand.ts';
import { listStores } from '#contract/stores/store.ts';
import { SitemapPage, type SitemapData } from '#web/components/sitemap/sitemap-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { documentData, useDocumentData } from '#web/rendering/document-data.tsx';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const loader = async (args: LoaderFunctionArgs) => {
  const [brands, stores, common] = await Promise.all([
    load(args, listBrands, { query: {} }),
    load(args, listStores, { query: {} }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  return {
    data: documentData(args, {
      categories: common.categories,
      brands: brands.result,
      stores: stores.result,
      links: [...common.services, ...common.about],
    } satisfies SitemapData),
    messages: packedMessages(language, 'sitemap', 'flashSale'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const t = metaTranslate(matches, location);
  return pageMeta({
    matches,
    location,
    title: t('sitemap.title'),
    description: t('sitemap.description'),
  });
};

export default function SitemapRoute() {
  const { data } = useLoaderData<typeof loader>();
  return <SitemapPage data={useDocumentData<SitemapData>(data)} />;
}
