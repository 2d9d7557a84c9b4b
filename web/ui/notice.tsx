import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

const tones: Record<'info' | 'success' | 'warning' | 'error', { look: string; icon: IconName }> = {
  info: { look: 'bg-surface text-ink', icon: 'info' },
  success: { look: 'bg-success-wash text-success', icon: 'circle-check' },
  warning: { look: 'bg-warning-wash text-warning', icon: 'circle-exclamation-point' },
  error: { look: 'bg-danger-wash text-danger', icon: 'circle-exclamation-point' },
};

/** Something to know, in the page where it matters. `alert` is read out when it appears. */
export const Notice = ({
  tone = 'info',
  alert = false,
  children,
}: {
  tone?: keyof typeof tones;
  alert?: boolean;
  children: ReactNode;
}) => (
  <div
    role={alert ? 'alert' : undefined}
    className={cx('flex items-start gap-3 rounded-md px-4 py-3 text-sm', tones[tone].look)}
  >
    <Icon name={tones[tone].icon} className="mt-px size-5" />
    <div className="min-w-0 grow">{children}</div>
  </div>
);
