import type { DataOf } from '#contract/endpoint.ts';
import type { listBrands } from '#contract/brand.ts';
import { PictureTile } from '#web/components/navigation/picture-tile.tsx';
import { Pages } from '#web/components/navigation/pages.tsx';
import { PageBreadcrumbs } from '#web/components/navigation/page-breadcrumbs.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Every brand of the shop. */
export const BrandsPage = ({ brands }: { brands: DataOf<typeof listBrands> }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell pb-16">
      <PageBreadcrumbs places={[]} here={t('listing.allBrands')} />
      <h1 className="mb-8 text-3xl font-semibold">{t('listing.allBrands')}</h1>
      <ul className="tiles gap-y-8!">
        {brands.result.map((brand) => (
          <li key={brand.id} className="text-center">
            <PictureTile title={brand.title} image={brand.image} to={paths.brand(brand)} />
            <p className="text-sm text-faint">
              {t('listing.count', { count: brand.product_count })}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Pages page={brands.page} lastPage={brands.last_page} />
      </div>
    </div>
  );
};
