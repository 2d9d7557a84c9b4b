import type { Banner } from '#contract/banner.ts';
import { SourceLink } from '#web/components/links/source-link.tsx';
import { ShopPicture } from '#web/components/picture/picture.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  banner: Banner;
  /** Alone in its row: its words stand beside its picture, in large letters. */
  wide?: boolean;
  /** As high as what is beside it, its words in large letters. */
  tall?: boolean;
  /** In a list: its picture is small. */
  small?: boolean;
  /** What the way on is called; without it an arrow shows that there is one. */
  action?: string;
};

/**
 * A banner: a picture from edge to edge, and words on a ground of their own, which any picture leaves
 * readable. The title is the text of the picture, and read once.
 */
export const BannerTile = ({
  banner,
  wide = false,
  tall = false,
  small = false,
  action,
}: Props) => (
  <SourceLink
    source={banner.source}
    className={cx(
      'banner group grid overflow-hidden bg-band',
      !tall && 'rounded-lg',
      wide && 'banner-wide',
      tall && 'tall-banner',
    )}
  >
    <div>
      <ShopPicture
        image={banner.image}
        alt={banner.title}
        sizes={
          wide
            ? '(min-width: 768px) 50vw, 94vw'
            : small
              ? '264px'
              : '(min-width: 768px) 400px, 76vw'
        }
        ratio={[3, 2]}
      />
    </div>
    <div data-counted={`banner:${banner.id}`}>
      <p aria-hidden="true">
        {action ? (
          banner.title
        ) : (
          // Its room is the last word's, with which it stays.
          <>
            <span className="pe-6">{banner.title}</span>
            <Icon name="arrow-right" mirrored className="-ms-5 inline-block size-5" />
          </>
        )}
      </p>
      {banner.subtitle && <p className="text-sm text-soft">{banner.subtitle}</p>}
      {banner.source && action && (
        <p
          aria-hidden="true"
          className={
            wide
              ? cx(buttonClass(), 'mt-3 self-start')
              : 'flex items-center gap-1 pt-1 text-sm font-medium text-primary'
          }
        >
          {action}
          <Icon name="arrow-right" mirrored className="size-4" />
        </p>
      )}
    </div>
  </SourceLink>
);
