import type { Card } from '#contract/catalogue/card.ts';
import type { MenuCategory } from '#contract/shop/common.ts';
import { CardGrid } from '#web/components/card/card-grid.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { PictureTile } from '#web/components/navigation/picture-tile.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

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

export default SearchStart;
