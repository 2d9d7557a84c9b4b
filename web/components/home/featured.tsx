import type { FeaturedBrand, FeaturedCategory } from '#contract/home.ts';
import { Link } from 'react-router';
import { ShopPicture } from '#web/components/product/picture.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { SectionHeading } from './section-heading.tsx';

type TileProps = { to: string; image: string; title: string };

/** A picture with its name below, all of it a link. */
export const PictureTile = ({ to, image, title }: TileProps) => (
  <Link to={to} className="group grid gap-3 text-center">
    <span className="block aspect-square overflow-hidden rounded-lg bg-surface">
      <ShopPicture
        image={image}
        alt=""
        sizes="(min-width: 1200px) 220px, (min-width: 576px) 31vw, 46vw"
        upTo={640}
        className="transition-transform group-hover:scale-105"
      />
    </span>
    <span className="text-sm font-medium group-hover:underline">{title}</span>
  </Link>
);

export const FeaturedCategories = ({ categories }: { categories: readonly FeaturedCategory[] }) => {
  const { t, paths } = useTranslation();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <SectionHeading id="categories" title={t('home.categories')} to={paths.categories()} />
      <ul className="tiles">
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
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={t('home.brands')} to={paths.brands()} />
      <ul className="tiles">
        {brands.map((brand) => (
          <li key={brand.id}>
            <PictureTile title={brand.title} image={brand.image} to={paths.brand(brand)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
