import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listCategories } from '#contract/catalogue/category.ts';
import { CategoriesPage } from '#web/components/categories/categories-page.tsx';
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
  const categories = await load(args, listCategories, {
    query: { page: pageOfQuery(args.url.searchParams) },
  });
  requirePage(args.url, categories);
  const { language } = args.context.get(visitContext);
  return { categories, messages: packedMessages(language, 'listing') };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const t = metaTranslate(matches, location);
  const page = loaderData?.categories.page ?? 1;
  return pageMeta({
    matches,
    location,
    title: t('listing.categoriesTitle'),
    description: t('listing.categoriesDescription'),
    canonicalQuery: pageQuery(page),
  });
};

export default function CategoriesRoute() {
  return <CategoriesPage categories={useLoaderData<typeof loader>().categories} />;
}
