import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getCommon, type Link as LinkData } from '#contract/common.ts';
import { getPage, type StaticPage as StaticPageData } from '#contract/content.ts';
import { ShopLink } from '#web/components/links/shop-link.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { alternatesOf, requireAddress } from '#web/lib/seo/canonical.server.ts';
import { pageMeta } from '#web/lib/seo/meta.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
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
  const [page, { services, about }] = await Promise.all([
    load(args, getPage, { params: { slug: args.params['slug'] ?? '' } }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  requireAddress(args.url, makePaths(language).page(page.slug));
  const alternates = alternatesOf(page.slugs, page.slug, (its, slug) => its.page(slug));
  const links = [...services, ...about];
  return {
    page,
    links,
    alternates,
    summary: summaryOf(page.description),
    messages: packedMessages(language, 'sitemap'),
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
  const { page, links } = useLoaderData<typeof loader>();
  return <StaticPage page={page} links={links} />;
}

/** The shop's other texts, beside the one that is read; phones have them in the footer. */
const OtherPages = ({ links }: { links: readonly LinkData[] }) => {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('sitemap.pages')}
      className="basis-60 shrink-0 max-lg:hidden lg:sticky lg:top-24"
    >
      <ul className="grid gap-1 border-s border-line ps-5 text-sm">
        {links.map((link) => (
          <li key={link.link + link.title}>
            <ShopLink
              link={link}
              className="inline-block rounded-sm py-1 text-soft hover:text-primary hover:underline"
            >
              {link.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

type Props = { page: StaticPageData; links: readonly LinkData[] };

/** A page of the shop's own texts: privacy, terms, questions, help. */
const StaticPage = ({ page, links }: Props) => {
  const { t, language } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={page.title} />
      <div className="items-start gap-14 lg:flex">
        <article className="min-w-0 grow">
          <h1 className="text-3xl font-semibold">{page.title}</h1>
          <p className="mt-3 text-sm text-faint">
            {t('layout.updated', { date: writeDate(page.updated, language) })}
          </p>
          <div
            className="prose mt-8 md:mt-10"
            dangerouslySetInnerHTML={{ __html: page.description }}
          />
        </article>
        {links.length > 0 && <OtherPages links={links} />}
      </div>
    </div>
  );
};
