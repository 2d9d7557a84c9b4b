import type { CategoryOverview, listCategories } from '#contract/catalogue/category.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { chipClass } from '#web/ui/badge.tsx';

const CategoryBlock = ({ category }: { category: CategoryOverview }) => {
  const { t, paths } = useTranslation();
  return (
    <section
      aria-labelledby={`category-${category.id}`}
      className="grid content-start gap-4 rounded-lg border border-line p-4 sm:p-5"
    >
      <div className="flex items-center gap-4">
        <span className="size-20 shrink-0 overflow-hidden rounded-t-full bg-surface">
          <ShopPicture image={category.image} alt="" sizes="80px" upTo={320} />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 id={`category-${category.id}`} className="text-xl font-semibold">
            <Link to={paths.category(category.slug)} className="hover:underline">
              {category.title}
            </Link>
          </h2>
          <p className="text-sm text-faint">
            {t('listing.count', { count: category.product_count })}
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        {category.sub_categories.map(({ id, slug, title }) => (
          <li key={id}>
            <Link to={paths.subCategory(category.slug, slug)} className={chipClass()}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Every category with what is in it. */
export const CategoriesPage = ({ categories }: { categories: DataOf<typeof listCategories> }) => {
  const { t } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('listing.categoriesTitle')} />
      <h1 className="mb-8 text-3xl font-semibold">{t('listing.categoriesTitle')}</h1>
      <div className="grid gap-4 lg:grid-cols-2">
        {categories.result.map((category) => (
          <CategoryBlock key={category.id} category={category} />
        ))}
      </div>
      <div className="mt-12 empty:hidden">
        <Pages page={categories.page} lastPage={categories.last_page} />
      </div>
    </div>
  );
};
