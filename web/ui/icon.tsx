import spriteUrl from 'virtual:icon-sprite';
import { cx } from './class-names.ts';
import type { IconName } from './icon-names.ts';

type Props = {
  name: IconName;
  /** Sets the size too (`size-5`); 20 px without one. */
  className?: string;
  /** Points somewhere, so it is mirrored in right-to-left pages. */
  mirrored?: boolean;
  filled?: boolean;
};

/** An icon beside or inside something that has a name of its own: it has none. */
export const Icon = ({ name, className = 'size-5', mirrored, filled }: Props) => (
  <svg
    aria-hidden="true"
    className={cx('icon', filled && 'fill-current', mirrored && 'rtl:[scale:-1_1]', className)}
  >
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
