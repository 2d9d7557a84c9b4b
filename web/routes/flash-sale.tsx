import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getFlashSale, listFlashProducts } from '#contract/catalogue/flash-sale.ts';
import { FlashSalePage } from '#web/components/flash-sale/flash-sale-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { pageOfQuery, pageQuery } from '#web/lib/query/page-query.ts';
import { metaTranslate, pageMeta, pictureAddress } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: PAGED };

export const loader = async (args: LoaderFunctionArgs) => {
  const params = { id: args.params['id'] ?? '' };
  const page = pageOfQuery(args.url.searchParams);
  const [{ sale, now }, { products }] = await Promise.all([
    load(args, getFlashSale, { params }),
    load(args, listFlashProducts, { params, query: { page } }),
  ]);
  requirePage(args.url, products);
  const { language } = args.context.get(visitContext);
  return {
    sale,
    now,
    products,
    messages: packedMessages(language, 'flashSale', 'card', 'listing'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const t = metaTranslate(matches, location);
  const { sale, products } = loaderData;
  return pageMeta({
    matches,
    location,
    title: sale.title,
    description: t('flashSale.saleDescription', { title: sale.title }),
    image: sale.image && pictureAddress(matches, sale.image),
    canonicalQuery: pageQuery(products.page),
    noindex: sale.state === 'ended',
  });
};

export default function FlashSaleRoute() {
  const { sale, now, products } = useLoaderData<typeof loader>();
  return <FlashSalePage key={sale.id} sale={sale} now={now} products={products} />;
}
