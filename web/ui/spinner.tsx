import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Turns while something is on its way. What is on its way is said by the text around it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span className={cx('inline-flex animate-spin', className)}>
    <Icon name="loader-circle" />
  </span>
);
