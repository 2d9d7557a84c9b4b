import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { Card } from '#contract/card.ts';
import { getCommon, type MenuCategory } from '#contract/common.ts';
import { listProducts } from '#contract/listing.ts';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { listingMeta } from '#web/components/listing/listing-meta.ts';
import { ListingPage } from '#web/components/listing/listing-page.tsx';
import { literalOf, NARROWED_LISTING } from '#web/components/listing/listing-query.ts';
import { loadListing } from '#web/components/listing/load-listing.server.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { PictureTile } from '#web/components/navigation/picture-tile.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { metaTranslate, pageMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { shouldRevalidate } from '#web/lib/page-data/revalidation.ts';

export const headers = publicHeaders;

export const handle: Handle = { query: { q: 'one', literal: 'many', ...NARROWED_LISTING } };

export const loader = async (args: LoaderFunctionArgs) => {
  const q = args.url.searchParams.get('q')?.trim().slice(0, 200);
  if (q) {
    const literal = literalOf(args.url.searchParams);
    return { ...(await loadListing(args, { q, literal })), results: true as const };
  }
  const [{ products }, { categories }] = await Promise.all([
    load(args, listProducts, { query: { sort: 'best_selling' } }),
    load(args, getCommon),
  ]);
  const { language } = args.context.get(visitContext);
  return {
    results: false as const,
    popular: products.result.slice(0, 12),
    categories: categories.map(({ id, slug, title, image }) => ({ id, slug, title, image })),
    messages: packedMessages(language, 'listing', 'card'),
  };
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (loaderData?.results) return listingMeta({ loaderData, matches, location });
  const t = metaTranslate(matches, location);
  return pageMeta({ matches, location, title: t('listing.search'), noindex: true });
};

export default function SearchRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.results ? <ListingPage {...loaded} /> : <SearchStart {...loaded} />;
}

type Start = {
  popular: readonly Card[];
  categories: readonly Pick<MenuCategory, 'id' | 'slug' | 'title' | 'image'>[];
};

/** A search for nothing: where to begin. */
const SearchStart = ({ popular, categories }: Start) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell grid gap-14 pb-16">
      <div>
        <PageBreadcrumbs places={[]} here={t('listing.search')} />
        <h1 className="text-3xl font-semibold">{t('listing.search')}</h1>
        <p className="mt-2 mb-8 text-soft">{t('listing.searchHint')}</p>
        <ul className="tiles">
          {categories.map(({ id, slug, title, image }) => (
            <li key={id}>
              <PictureTile title={title} image={image} to={paths.category(slug)} />
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="popular">
        <h2 id="popular" className="mb-6 text-2xl font-semibold">
          {t('listing.popular')}
        </h2>
        <CardGrid cards={popular} />
      </section>
    </div>
  );
};
