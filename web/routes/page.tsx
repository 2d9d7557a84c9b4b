import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getPage, type StaticPage as StaticPageData } from '#contract/content.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { alternatesOf, requireAddress } from '#web/lib/seo/canonical.server.ts';
import { pageMeta } from '#web/lib/seo/meta.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
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
  const page = await load(args, getPage, { params: { slug: args.params['slug'] ?? '' } });
  const { language } = args.context.get(visitContext);
  requireAddress(args.url, makePaths(language).page(page.slug));
  const alternates = alternatesOf(page.slugs, page.slug, (its, slug) => its.page(slug));
  return { page, alternates, summary: summaryOf(page.description) };
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
  return <StaticPage page={useLoaderData<typeof loader>().page} />;
}

/** A page of the shop's own texts: privacy, terms, questions, help. */
const StaticPage = ({ page }: { page: StaticPageData }) => {
  const { t, language } = useTranslation();
  return (
    <article className="shell-narrow py-10 md:py-16">
      <h1 className="text-3xl font-semibold">{page.title}</h1>
      <p className="mt-3 text-sm text-faint">
        {t('layout.updated', { date: writeDate(page.updated, language) })}
      </p>
      <div className="prose mt-8 md:mt-12" dangerouslySetInnerHTML={{ __html: page.description }} />
    </article>
  );
};
