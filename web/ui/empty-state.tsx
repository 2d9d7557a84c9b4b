import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

/** Nothing here, said kindly, with a way on (`children`). */
export const EmptyState = ({
  icon,
  title,
  text,
  compact = false,
  children,
}: {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** Something else follows: less room around it. */
  compact?: boolean;
  children?: ReactNode;
}) => (
  <div
    className={cx(
      'grid justify-items-center gap-3 px-4 text-center',
      compact ? 'py-8 md:py-12' : 'py-16 md:py-24',
    )}
  >
    <span className="mb-2 grid size-18 place-items-center rounded-t-full bg-band text-primary">
      <Icon name={icon} className="size-8" />
    </span>
    <p className="text-xl font-semibold">{title}</p>
    {text && <p className="max-w-prose text-soft">{text}</p>}
    {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
);
