import { getCommon } from '#contract/common.ts';
import { getHome } from '#contract/home.ts';
import { messagesFor } from '#i18n/messages.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HomePage } from '#web/components/home/home-page.tsx';
import { siteData } from '#web/components/product/structured-data.ts';
import { load } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { pageOfQuery } from '#web/lib/page-query.ts';
import { makePaths } from '#web/lib/paths.ts';
import { publicHeaders } from '#web/lib/public-page.ts';

export { shouldRevalidate } from '#web/lib/steady.ts';

export const headers = publicHeaders;

/** Who the shop is, for search engines. */
const structuredOf = async (args: LoaderFunctionArgs) => {
  const { site_setting, setting, img_src_url, thumb_prefix, social } = await load(args, getCommon);
  const { language } = args.context.get(visitContext);
  const paths = makePaths(language);
  const absolute = (path: string) => new URL(path, args.url.origin).href;
  const { header_logo, site_name } = site_setting;
  return siteData({
    name: site_name,
    language,
    url: absolute(paths.home()),
    logo: absolute(
      header_logo ? img_src_url + thumb_prefix + header_logo : '/media/shop/icon-512.png',
    ),
    search: absolute(paths.search()),
    email: setting.email,
    phone: setting.phone,
    elsewhere: social.map(({ link }) => link).filter((link) => /^https?:/.test(link)),
  });
};

export const loader = async (args: LoaderFunctionArgs) => {
  const query = args.url.searchParams;
  const home = await load(args, getHome, { query: { page: pageOfQuery(query) } });
  // 'Load more' asks for the cards alone: the rest stands already.
  if (query.get('only') === 'products')
    return { products: home.products, home: null, structured: [] };
  const { language } = args.context.get(visitContext);
  const structured = await structuredOf(args);
  const messages = messagesFor(language, 'home', 'card');
  return { home, products: home.products, structured, messages };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  const t = metaTranslate(matches, location);
  const tags = pageMeta({
    matches,
    location,
    title: t('home.title'),
    description: t('home.description'),
    noindex: location.search.includes('page='),
  });
  const structured = loaderData?.structured ?? [];
  return [...tags, ...structured.map((one) => ({ 'script:ld+json': one }))];
};

export default function HomeRoute() {
  const { home } = useLoaderData<typeof loader>();
  return home && <HomePage home={home} />;
}
