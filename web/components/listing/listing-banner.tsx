import type { Banner } from '#contract/banner.ts';
import { BannerTile } from '#web/components/home/banner-tile.tsx';

/** The banner below the filters, where there is room beside the results. */
const ListingBanner = ({ banner }: { banner: Banner }) => (
  <div className="mt-4 max-lg:hidden">
    <BannerTile banner={banner} />
  </div>
);

export default ListingBanner;
