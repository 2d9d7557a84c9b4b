import type { Card } from '#contract/card.ts';
import { PictureTile } from '#web/components/navigation/picture-tile.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A search for nothing: where to begin. */
export const SearchStart = ({ popular }: { popular: readonly Card[] }) => {
  const { t, paths } = useTranslation();
  const { categories } = useCommon();
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
