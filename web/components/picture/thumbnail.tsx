import { cx } from '#web/ui/class-names.ts';
import { ShopPicture } from './picture.tsx';

type Props = {
  image: string;
  /** Its edges where they are not the usual ones. */
  className?: string;
};

/** A small picture beside the name of what it shows. */
export const Thumbnail = ({ image, className = 'size-14 bg-surface' }: Props) => (
  <span className={cx('block shrink-0 overflow-hidden rounded-md', className)}>
    <ShopPicture image={image} alt="" sizes="64px" upTo={160} />
  </span>
);
