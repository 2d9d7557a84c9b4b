import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Back to the page that this one belongs to, above its title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex w-fit items-center gap-1.5 py-0.5 text-sm text-soft hover:text-ink"
  >
    <Icon name="arrow-left" mirrored className="size-4" />
    {children}
  </Link>
);
