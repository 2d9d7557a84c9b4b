import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getCommon } from '#contract/common.ts';
import { getPage } from '#contract/content.ts';
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

/** What search engines show below a title, letters. */
const LONGEST = 155;

/** The beginning of a page's text, whole words. */
const summaryOf = (html: string): string => {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/\s+\S*$/, '…');
};

export const loader = async (args: LoaderFunctionArgs) => {
  const [page, { services, about }] = await Promise.all([
    load(args, getPage, { params: { slug: args.params['slug'] ?? '' } }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  requireAddress(args.url, makePaths(language).page(page.slug));
  const alternates = alternatesOf(page.slugs, page.slug, (its, slug) => its.page(slug));
  return {
    page,
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
  const { page, services, about } = useLoaderData<typeof loader>();
  return <StaticPage page={page} services={services} about={about} />;
}
