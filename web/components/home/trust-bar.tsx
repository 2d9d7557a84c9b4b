import type { Banner } from '#contract/banner.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';

/** Why one may buy here: up to four short promises, each with a small picture. */
export const TrustBar = ({ banners }: { banners: readonly Banner[] }) => {
  if (banners.length === 0) return null;
  return (
    <ul className="trust-bar relative grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {banners.map(({ id, source, image, title, subtitle }) => (
        <li key={id} data-counted={`banner:${id}`} className="grid">
          <SourceLink source={source} className="group flex items-center gap-3">
            <span className="size-10 shrink-0 overflow-hidden rounded-md">
              <ShopPicture image={image} alt="" sizes="48px" upTo={160} />
            </span>
            <span className="grid gap-0.5 text-sm leading-snug">
              <b className="font-semibold group-hover:underline">{title}</b>
              {subtitle && <span className="text-soft max-sm:sr-only">{subtitle}</span>}
            </span>
          </SourceLink>
        </li>
      ))}
    </ul>
  );
};
