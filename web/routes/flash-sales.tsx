import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { listFlashSales } from '#contract/catalogue/flash-sale.ts';
import { FlashSalesPage } from '#web/components/flash-sale/flash-sales-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const loader = async (args: LoaderFunctionArgs) => {
  const sales = await load(args, listFlashSales);
  const { language } = args.context.get(visitContext);
  return { sales, messages: packedMessages(language, 'flashSale', 'card', 'listing') };
};

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const t = metaTranslate(matches, location);
  return pageMeta({
    matches,
    location,
    title: t('flashSale.title'),
    description: t('flashSale.description'),
  });
};

export default function FlashSalesRoute() {
  return <FlashSalesPage sales={useLoaderData<typeof loader>().sales} />;
}
