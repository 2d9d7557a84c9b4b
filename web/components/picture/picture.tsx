import { useCommon } from '#web/lib/page-data/shop-data.ts';
import { cx } from '#web/ui/class-names.ts';

const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
type Width = (typeof WIDTHS)[number];

/** The address of a picture at one of the widths that the shop stores. */
export const usePictureUrl = (): ((image: string, width: Width) => string) => {
  const { img_src_url } = useCommon();
  return (image, width) => `${img_src_url}${width}/${image}`;
};

const widthsOf = (from: Width, upTo: Width) =>
  WIDTHS.filter((width) => width >= from && width <= upTo);

type Props = {
  image: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes?: string;
  /** The one width that will do, where a choice of several is not worth its bytes. */
  only?: Width;
  /** Seen without scrolling: fetched first, or, where it is `plain`, in its turn. */
  eager?: boolean | 'plain';
  /** The widest that is ever needed: small frames name fewer addresses. */
  upTo?: Width;
  /** The narrowest that is ever needed. */
  from?: Width;
  /** Width and height of the frame that is kept free for it. */
  ratio?: readonly [number, number];
  className?: string;
};

/**
 * A picture of a card, tile or row, as large as its place; there are many, so the little that it says
 * is all: one width for plain screens and one for dense ones, and a frame (`.frame`) that shapes it. One
 * that is fetched first names both among its sources: what announces it in the head repeats them alone.
 */
export const SmallPicture = ({
  image,
  widths: [plain, dense],
  eager,
}: {
  image: string;
  widths: readonly [Width, Width];
  eager?: boolean;
}) => {
  const url = usePictureUrl();
  return (
    <img
      src={url(image, plain)}
      srcSet={`${eager ? `${url(image, plain)}, ` : ''}${url(image, dense)} 2x`}
      alt=""
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
};

/** A picture of the shop, in the width that the screen needs. */
export const ShopPicture = ({
  image,
  from = 160,
  upTo = 1280,
  only,
  ratio = [1, 1],
  eager = false,
  alt,
  className,
  ...rest
}: Props) => {
  const url = usePictureUrl();
  return (
    <img
      {...rest}
      alt={alt}
      src={url(image, only ?? (upTo < 640 ? upTo : 640))}
      srcSet={
        only
          ? undefined
          : widthsOf(from, upTo)
              .map((width) => `${url(image, width)} ${width}w`)
              .join(', ')
      }
      width={ratio[0] * 100}
      height={ratio[1] * 100}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager === true ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={cx('h-full! w-full max-w-full bg-surface object-cover', className)}
    />
  );
};

type ThumbnailProps = {
  image: string;
  /** Its edges where they are not the usual ones. */
  className?: string;
};

/** A small picture beside the name of what it shows. */
export const Thumbnail = ({ image, className = 'size-14 bg-surface' }: ThumbnailProps) => (
  <span className={cx('block shrink-0 overflow-hidden rounded-md', className)}>
    <ShopPicture image={image} alt="" sizes="64px" upTo={160} />
  </span>
);
