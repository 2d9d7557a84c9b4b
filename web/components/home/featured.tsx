import type { FeaturedBrand, FeaturedCategory } from '#contract/shop/home.ts';
import { PictureTile } from '#web/components/navigation/picture-tile.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';

export const FeaturedCategories = ({ categories }: { categories: readonly FeaturedCategory[] }) => {
  const { t, paths } = useTranslation();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <SectionHeading id="categories" title={t('home.categories')} to={paths.categories()} />
      <ul className="tiles arches rail-on-phones">
        {categories.map(({ id, slug, parent_slug, title, image }) => (
          <li key={`${parent_slug}/${id}`}>
            <PictureTile
              title={title}
              image={image}
              to={
                parent_slug === null ? paths.category(slug) : paths.subCategory(parent_slug, slug)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const FeaturedBrands = ({ brands }: { brands: readonly FeaturedBrand[] }) => {
  const { t, paths } = useTranslation();
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands" className="late-part [--tall:15rem]">
      <SectionHeading id="brands" title={t('home.brands')} to={paths.brands()} />
      <ul className="tiles marks rail-on-phones">
        {brands.map((brand) => (
          <li key={brand.id}>
            <PictureTile title={brand.title} image={brand.image} to={paths.brand(brand)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
