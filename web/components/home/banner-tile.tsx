import type { Banner } from '#contract/source.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';

type Props = { banner: Banner; wide?: boolean };

/**
 * A banner: its words beside its picture, in a frame whose height never depends on the picture. The title is
 * the text of the picture, and read once.
 */
export const BannerTile = ({ banner, wide = false }: Props) => (
  <SourceLink
    source={banner.source}
    className="group relative flex min-h-44 overflow-hidden rounded-lg bg-primary-wash"
  >
    <div className="relative order-last w-2/5 max-w-72 shrink-0">
      <ShopPicture
        image={banner.image}
        alt={banner.title}
        sizes={wide ? '(min-width: 768px) 600px, 45vw' : '(min-width: 768px) 300px, 45vw'}
        ratio={[4, 3]}
      />
    </div>
    <div
      data-counted={`banner:${banner.id}`}
      className="relative z-10 flex grow basis-0 flex-col justify-center gap-1 p-5 md:p-6"
    >
      <p aria-hidden="true" className="text-lg leading-snug font-semibold group-hover:underline">
        {banner.title}
      </p>
      {banner.subtitle && <p className="text-sm text-soft">{banner.subtitle}</p>}
    </div>
  </SourceLink>
);

/** The banners of one place, side by side. */
export const BannerRow = ({ banners }: { banners: readonly Banner[] }) => {
  if (banners.length === 0) return null;
  return (
    <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
      {banners.map((banner) => (
        <li key={banner.id} className="late-part grid [--tall:11rem]">
          <BannerTile banner={banner} wide={banners.length < 3} />
        </li>
      ))}
    </ul>
  );
};
