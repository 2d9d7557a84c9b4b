import type { Banner } from '#contract/banner.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { BannerTile } from './banner-tile.tsx';

/** The banners of one place: side by side, on small screens one row that is scrolled sideways. */
export const BannerRow = ({ banners }: { banners: readonly Banner[] }) => {
  const { t } = useTranslation();
  if (banners.length === 0) return null;
  const alone = banners.length === 1;
  return (
    <ul className={alone ? 'grid' : 'banner-row'}>
      {banners.map((banner) => (
        <li key={banner.id} className="grid">
          <BannerTile
            banner={banner}
            wide={alone}
            action={alone ? t('home.discover') : undefined}
          />
        </li>
      ))}
    </ul>
  );
};
