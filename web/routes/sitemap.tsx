import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listBrands } from '#contract/brand.ts';
import { listStores } from '#contract/store.ts';
import { SitemapPage } from '#web/components/sitemap/sitemap-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const loader = async (args: LoaderFunctionArgs) => {
  const [brands, stores] = await Promise.all([
    load(args, listBrands, { query: {} }),
    load(args, listStores, { query: {} }),
  ]);
  const { language } = args.context.get(visitContext);
  return {
    brands: brands.result,
    stores: stores.result,
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
  const { brands, stores } = useLoaderData<typeof loader>();
  return <SitemapPage brands={brands} stores={stores} />;
}
