import type { Banner } from '#contract/banner.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A banner in one low row, where it stands among what is read. */
export const BannerStrip = ({ banner }: { banner: Banner }) => (
  <SourceLink
    source={banner.source}
    className="group mt-8 flex items-center gap-4 rounded-lg bg-band p-4"
  >
    <Thumbnail image={banner.image} />
    <span data-counted={`banner:${banner.id}`} className="min-w-0 grow">
      <span className="block font-semibold group-hover:underline">{banner.title}</span>
      {banner.subtitle && <span className="block text-sm text-soft">{banner.subtitle}</span>}
    </span>
    {banner.source && <Icon name="arrow-right" mirrored className="size-5" />}
  </SourceLink>
);
