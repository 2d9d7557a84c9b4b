import type { Banner } from '#contract/banner.ts';
import { CardRow } from '#web/components/card/card-grid.tsx';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BannerRow } from './banner-row.tsx';
import { BannerTile } from './banner-tile.tsx';

type Props = { banner: Banner | undefined; products: readonly ShownCard[] };

/** A brand's story beside three of its products, on a ground from edge to edge. */
export const BrandStrip = ({ banner, products }: Props) => {
  const { t } = useTranslation();
  if (!banner) return null;
  if (products.length === 0) return <BannerRow banners={[banner]} />;
  return (
    <section aria-label={banner.title} className="full brand-band">
      <div className="brand-strip grid gap-5">
        <BannerTile banner={banner} tall action={t('home.discover')} />
        <div className="max-sm:hidden">
          <CardRow cards={products} label={banner.title} />
        </div>
      </div>
    </section>
  );
};
