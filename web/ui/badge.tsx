import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const tones = {
  neutral: 'bg-surface text-soft',
  primary: 'bg-primary-wash text-primary',
  sale: 'bg-sale text-canvas',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
};

/** A short word about a thing: a reduction, a state. */
export const Badge = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
);

/** The look of a chip: a small choice or an active filter. For links and buttons alike. */
export const chipClass = (active = false): string =>
  cx(
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm transition-colors',
    active
      ? 'border-primary bg-primary-wash text-primary'
      : 'border-line text-soft hover:border-edge hover:text-ink',
  );
