import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getCommon } from '#contract/shop/common.ts';
import { getPage } from '#contract/shop/content.ts';
import {
  summaryOf,
  withEntries,
  withTopics,
} from '#web/components/static-page/page-text.server.ts';
import { StaticPage } from '#web/components/static-page/static-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { alternatesOf, requireAddress } from '#web/lib/seo/canonical.server.ts';
import { pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const loader = async (args: LoaderFunctionArgs) => {
  const [page, { services, about }] = await Promise.all([
    load(args, getPage, { params: { slug: args.params['slug'] ?? '' } }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  requireAddress(args.url, makePaths(language).page(page.slug));
  const alternates = alternatesOf(page.slugs, page.slug, (its, slug) => its.page(slug));
  const { html, entries } = withEntries(page.description);
  const { html: description, topics } = withTopics(html);
  return {
    page: { ...page, description },
    entries,
    topics,
    services,
    about,
    alternates,
    summary: summaryOf(page.description),
    messages: packedMessages(language, 'sitemap', 'helpPage'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  loaderData
    ? pageMeta({
        matches,
        location,
        title: loaderData.page.title,
        description: loaderData.summary,
        alternates: loaderData.alternates,
      })
    : [];

export default function PageRoute() {
  const { page, entries, topics, services, about } = useLoaderData<typeof loader>();
  return <StaticPage {...{ page, entries, topics, services, about }} />;
}
