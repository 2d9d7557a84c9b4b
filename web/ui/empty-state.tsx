import type { ReactNode } from 'react';
import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

/** Nothing here, said kindly, with a way on (`children`). */
export const EmptyState = ({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
}) => (
  <div className="grid justify-items-center gap-3 px-4 py-16 text-center md:py-24">
    <span className="mb-2 grid size-18 place-items-center rounded-full bg-surface text-soft">
      <Icon name={icon} className="size-8" />
    </span>
    <p className="text-xl font-semibold">{title}</p>
    {text && <p className="max-w-prose text-soft">{text}</p>}
    {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
);
