import { RecentlyViewed } from '#web/components/product/recently-viewed.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { FeaturedCategories } from './featured.tsx';
import { FlashSales } from './flash-sales.tsx';
import { HomeProducts } from './home-products.tsx';
import type { HydratedHome } from './hydrated-home.ts';
import { AboveFooter, BesideSlider, Rows } from './rows.tsx';
import { Slider } from './slider.tsx';

type Props = {
  outline: HydratedHome;
  /** All of it; missing in the browser where the server has drawn the page. */
  home: ShownHome | undefined;
};

/** Wrappers of unhydrated parts have no box of their own. */
const BARE = 'contents';

export const HomePage = ({ outline, home }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="shell grid grid-cols-1 gap-14 py-5 md:gap-20 md:py-8">
      <h1 className="sr-only">{t('home.title')}</h1>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <Slider slides={outline.slider} />
        <StaticPart data={home} className={BARE}>
          {(all) => <BesideSlider home={all} />}
        </StaticPart>
      </div>
      <StaticPart data={home} className={BARE}>
        {(all) => <FeaturedCategories categories={all.featured_categories} />}
      </StaticPart>
      <FlashSales sales={outline.sales} shown={home?.flash_sales} now={outline.now} />
      <StaticPart data={home} className={BARE}>
        {(all) => <Rows home={all} />}
      </StaticPart>
      <HomeProducts outline={outline} shown={home?.products} key={outline.products.page} />
      <RecentlyViewed />
      <StaticPart data={home} className={BARE}>
        {(all) => <AboveFooter home={all} />}
      </StaticPart>
    </div>
  );
};
