import { useRevalidator } from 'react-router';
import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownHome } from '#web/components/card/shown-card.ts';
import { Countdown } from '#web/components/flash-sale/countdown.tsx';
import { SectionHeading } from '#web/components/navigation/section-heading.tsx';
import { LazyRecentlyViewed } from '#web/components/product/late-products.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { cx } from '#web/ui/class-names.ts';
import { FeaturedCategories } from './featured.tsx';
import { HomeProducts } from './home-products.tsx';
import type { HydratedHome } from './hydrated-home.ts';
import { AboveFooter, HomeTrustBar, Rows } from './home-rows.tsx';
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
    <div className="home">
      <h1 className="sr-only">{t('home.title')}</h1>
      <Slider slides={outline.slider} />
      <StaticPart data={home} className={BARE}>
        {(all) => <HomeTrustBar home={all} />}
      </StaticPart>
      <StaticPart data={home} className={BARE}>
        {(all) => <FeaturedCategories categories={all.featured_categories} />}
      </StaticPart>
      <FlashSales sales={outline.sales} shown={home?.flash_sales} now={outline.now} />
      <StaticPart data={home} className={BARE}>
        {(all) => <Rows home={all} />}
      </StaticPart>
      <HomeProducts outline={outline} shown={home?.products} key={outline.products.page} />
      <LazyRecentlyViewed />
      <StaticPart data={home} className={BARE}>
        {(all) => <AboveFooter home={all} />}
      </StaticPart>
    </div>
  );
};

type FlashSalesProps = {
  sales: HydratedHome['sales'];
  /** With their products, where the server has not drawn them. */
  shown: ShownHome['flash_sales'] | undefined;
  now: string;
};

/** The running sales, side by side where there is room; one that ends while the page is open goes with its prices. */
const FlashSales = ({ sales, shown, now }: FlashSalesProps) => {
  const { paths } = useTranslation();
  const { revalidate } = useRevalidator();
  if (sales.length === 0) return null;
  return (
    <div className="full sale-band">
      <div className={cx('grid gap-x-10 gap-y-5', sales.length > 1 && 'sales')}>
        {sales.map((sale) => (
          <section key={sale.id} aria-labelledby={`sale-${sale.id}`}>
            <SectionHeading id={`sale-${sale.id}`} title={sale.title} to={paths.flashSale(sale.id)}>
              <p>
                <Countdown endsAt={sale.end_time} now={now} onEnd={revalidate} large />
              </p>
            </SectionHeading>
            <StaticPart data={shown?.find(({ id }) => id === sale.id)}>
              {({ products, hasMore }) => (
                <CardRow
                  cards={products}
                  label={sale.title}
                  allAt={hasMore ? paths.flashSale(sale.id) : undefined}
                />
              )}
            </StaticPart>
          </section>
        ))}
      </div>
    </div>
  );
};
