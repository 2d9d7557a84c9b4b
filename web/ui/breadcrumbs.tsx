import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Crumb = { key: string; node: ReactNode };

/** The way here. The last crumb is the page itself. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: Crumb[] }) => (
  <nav aria-label={label} className="py-4 text-sm text-faint">
    <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {crumbs.map(({ key, node }, at) => (
        <li key={key} className="flex items-center gap-1.5">
          {node}
          {at < crumbs.length - 1 && (
            <Icon name="chevron-right" mirrored className="size-3.5 shrink-0" />
          )}
        </li>
      ))}
    </ol>
  </nav>
);
