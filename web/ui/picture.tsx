import { cx } from './class-names.ts';

type Props = {
  src: string;
  /** Other widths of the same picture: `url 400w, …`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty beside a text that says the same. */
  alt: string;
  width: number;
  height: number;
  /** The first thing seen: loaded at once and first. */
  eager?: boolean;
  className?: string;
};

/** A picture that keeps its place free while it loads. */
export const Picture = ({ eager = false, className, alt, ...image }: Props) => (
  <img
    {...image}
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding={eager ? 'auto' : 'async'}
    className={cx('h-auto max-w-full bg-surface', className)}
  />
);
