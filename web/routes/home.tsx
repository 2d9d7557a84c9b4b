import { getHome } from '#contract/home.ts';
import { messagesFor } from '#i18n/messages.ts';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { HomePage } from '#web/components/home/home-page.tsx';
import { load } from '#web/lib/api.ts';
import { visitContext } from '#web/lib/context.ts';
import { metaTranslate, pageMeta } from '#web/lib/meta.ts';
import { pageOfQuery } from '#web/lib/page-query.ts';

export { shouldRevalidate } from '#web/lib/steady.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  const query = args.url.searchParams;
  const home = await load(args, getHome, { query: { page: pageOfQuery(query) } });
  // 'Load more' asks for the cards alone: the rest stands already.
  if (query.get('only') === 'products') return { products: home.products, home: null };
  const { language } = args.context.get(visitContext);
  return { home, products: home.products, messages: messagesFor(language, 'home', 'card') };
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
  const { home } = useLoaderData<typeof loader>();
  return home && <HomePage home={home} />;
}
