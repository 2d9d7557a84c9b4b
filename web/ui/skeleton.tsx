import { cx } from './class-names.ts';

/** Holds the place, in the final size, of what is on its way. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('block animate-shimmer rounded-md bg-line', className)} />
);
