import { BANNER_TYPE, type BannerType } from '#contract/codes.ts';
import { RecentlyViewed } from '#web/components/product/recently-viewed.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { ServerDrawn } from '#web/lib/server-drawn.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { BannerRow, BannerTile } from './banner-tile.tsx';
import { CollectionRow } from './collections.tsx';
import { FeaturedBrands, FeaturedCategories } from './featured.tsx';
import { FlashSales } from './flash-sales.tsx';
import { HomeProducts } from './home-products.tsx';
import type { Outline } from './outline.ts';
import { Slider } from './slider.tsx';

const bannersAt = ({ banners }: ShownHome, ...types: BannerType[]) =>
  banners.filter(({ type }) => types.some((one) => one === type));

const BesideSlider = ({ home }: { home: ShownHome }) => {
  const { besideSliderTop, besideSliderBottom } = BANNER_TYPE;
  const banners = bannersAt(home, besideSliderTop, besideSliderBottom).slice(0, 2);
  if (banners.length === 0) return null;
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
      {banners.map((banner) => (
        <li key={banner.id} className="grid">
          <BannerTile banner={banner} />
        </li>
      ))}
    </ul>
  );
};

/** Collections with banners between them, and the brands. */
const Rows = ({ home }: { home: ShownHome }) => {
  const [first, second, ...rest] = home.collections;
  return (
    <>
      <BannerRow banners={bannersAt(home, BANNER_TYPE.underFlashSale).slice(0, 1)} />
      {first && <CollectionRow collection={first} />}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.pair).slice(0, 2)} />
      {second && <CollectionRow collection={second} />}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.triple).slice(0, 3)} />
      {rest.map((collection) => (
        <CollectionRow key={collection.id} collection={collection} />
      ))}
      <BannerRow banners={bannersAt(home, BANNER_TYPE.brandStrip).slice(0, 2)} />
      <FeaturedBrands brands={home.featured_brands} />
    </>
  );
};

type Props = {
  outline: Outline;
  /** All of it; missing in the browser where the server has drawn the page. */
  home: ShownHome | undefined;
};

/** Wrappers of what the server has drawn take no place of their own. */
const BARE = 'contents';

export const HomePage = ({ outline, home }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="shell grid grid-cols-1 gap-14 py-5 md:gap-20 md:py-8">
      <h1 className="sr-only">{t('home.title')}</h1>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <Slider slides={outline.slider} />
        <ServerDrawn name="beside-slider" data={home} className={BARE}>
          {(all) => <BesideSlider home={all} />}
        </ServerDrawn>
      </div>
      <ServerDrawn name="categories" data={home} className={BARE}>
        {(all) => <FeaturedCategories categories={all.featured_categories} />}
      </ServerDrawn>
      <FlashSales sales={outline.sales} shown={home?.flash_sales} now={outline.now} />
      <ServerDrawn name="rows" data={home} className={BARE}>
        {(all) => <Rows home={all} />}
      </ServerDrawn>
      <HomeProducts outline={outline} shown={home?.products} key={outline.products.page} />
      <RecentlyViewed />
      <ServerDrawn name="above-footer" data={home} className={BARE}>
        {(all) => <BannerRow banners={bannersAt(all, BANNER_TYPE.aboveFooter).slice(0, 1)} />}
      </ServerDrawn>
    </div>
  );
};
