import type { Banner } from '#contract/banner.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { BannerTile } from './banner-tile.tsx';

type Props = {
  banners: readonly Banner[];
  /** Each picture beside its words, and on small screens one below the other. */
  list?: boolean;
};

/** The banners of one place: side by side, on small screens one row that is scrolled sideways. */
export const BannerRow = ({ banners, list = false }: Props) => {
  const { t } = useTranslation();
  if (banners.length === 0) return null;
  const alone = banners.length === 1;
  return (
    <ul className={alone ? 'grid' : cx('banner-row', list && 'banner-list')}>
      {banners.map((banner) => (
        <li key={banner.id} className="grid">
          <BannerTile
            banner={banner}
            wide={alone}
            small={list && !alone}
            action={alone ? t('home.discover') : undefined}
          />
        </li>
      ))}
    </ul>
  );
};
