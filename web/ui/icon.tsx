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
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('shrink-0', mirrored && 'rtl:-scale-x-100', className)}
  >
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
