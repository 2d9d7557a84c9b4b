import { BANNER_TYPE, type BannerType } from '#contract/codes.ts';
import { RecentlyViewed } from '#web/components/product/recently-viewed.tsx';
import type { ShownHome } from '#web/components/product/shown-card.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { BannerRow, BannerTile } from './banner-tile.tsx';
import { CollectionRow } from './collections.tsx';
import { FeaturedBrands, FeaturedCategories } from './featured.tsx';
import { FlashSales } from './flash-sales.tsx';
import { HomeProducts } from './home-products.tsx';
import { Slider } from './slider.tsx';

export const HomePage = ({ home }: { home: ShownHome }) => {
  const { t } = useTranslation();
  const bannersAt = (...types: BannerType[]) =>
    home.banners.filter(({ type }) => types.some((one) => one === type));
  const beside = bannersAt(BANNER_TYPE.besideSliderTop, BANNER_TYPE.besideSliderBottom).slice(0, 2);
  const [first, second, ...rest] = home.collections;
  return (
    <div className="shell grid grid-cols-1 gap-14 py-5 md:gap-20 md:py-8">
      <h1 className="sr-only">{t('home.title')}</h1>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Slider slides={home.slider} />
        {beside.length > 0 && (
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
            {beside.map((banner) => (
              <li key={banner.id} className="grid">
                <BannerTile banner={banner} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <FeaturedCategories categories={home.featured_categories} />
      <FlashSales sales={home.flash_sales} now={home.now} />
      <BannerRow banners={bannersAt(BANNER_TYPE.underFlashSale).slice(0, 1)} />
      {first && <CollectionRow collection={first} />}
      <BannerRow banners={bannersAt(BANNER_TYPE.pair).slice(0, 2)} />
      {second && <CollectionRow collection={second} />}
      <BannerRow banners={bannersAt(BANNER_TYPE.triple).slice(0, 3)} />
      {rest.map((collection) => (
        <CollectionRow key={collection.id} collection={collection} />
      ))}
      <BannerRow banners={bannersAt(BANNER_TYPE.brandStrip).slice(0, 2)} />
      <FeaturedBrands brands={home.featured_brands} />
      <HomeProducts products={home.products} key={home.products.page} />
      <RecentlyViewed />
      <BannerRow banners={bannersAt(BANNER_TYPE.aboveFooter).slice(0, 1)} />
    </div>
  );
};
