import { getCommon } from '#contract/shop/common.ts';
import { getHome } from '#contract/shop/home.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HomePage } from '#web/components/home/home-page.tsx';
import { HOME_PRODUCTS, hydratedHomeOf } from '#web/components/home/hydrated-home.ts';
import { siteData } from '#web/lib/seo/schema-org-site.server.ts';
import { shownHome, type ShownHome } from '#web/components/card/shown-card.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { requirePage } from '#web/lib/visit/require-page.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { documentData, useDocumentData } from '#web/rendering/document-data.tsx';
import { provideJsonLd, jsonLdText } from '#web/lib/seo/json-ld.tsx';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: PAGED };

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOfQuery(args.url.searchParams);
  const [home, common] = await Promise.all([
    load(args, getHome, { query: { page, per_page: HOME_PRODUCTS } }),
    load(args, getCommon),
  ]);
  requirePage(args.url, home.products);
  const { language } = args.context.get(visitContext);
  provideJsonLd(args, siteData(common, siteOrigin(args), language).map(jsonLdText));
  return {
    outline: hydratedHomeOf(home),
    home: documentData(args, shownHome(home)),
    messages: packedMessages(language, 'home', 'card'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ matches, location }) => {
  const t = metaTranslate(matches, location);
  return pageMeta({
    matches,
    location,
    title: t('home.title'),
    description: t('home.description'),
    noindex: location.search.includes('page='),
  });
};

export default function HomeRoute() {
  const { outline, home } = useLoaderData<typeof loader>();
  return <HomePage outline={outline} home={useDocumentData<ShownHome>(home)} />;
}
