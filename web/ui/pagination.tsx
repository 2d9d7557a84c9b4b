import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The first, the last and those around the page; 0 stands for a gap. */
export const pagesShown = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
};

type PageLink = {
  page: number;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
};

type Props = {
  page: number;
  lastPage: number;
  labels: { pages: string; page: (page: number) => string; previous: string; next: string };
  /** Draws one link; the caller knows the address. */
  link: (link: PageLink) => ReactNode;
};

const box =
  'inline-grid size-11 place-items-center rounded-full tabular transition-colors hover:bg-surface';

/** Numbered pages that are links. */
export const Pagination = ({ page, lastPage, labels, link }: Props) => {
  if (lastPage <= 1) return null;
  const arrow = (to: number, rel: 'prev' | 'next') =>
    link({
      page: to,
      rel,
      className: box,
      'aria-label': rel === 'prev' ? labels.previous : labels.next,
      children: <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} mirrored />,
    });
  return (
    <nav aria-label={labels.pages} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && arrow(page - 1, 'prev')}
      <ol className="flex flex-wrap items-center gap-1">
        {pagesShown(page, lastPage).map((one, at) => (
          <li key={one === 0 ? `gap-${at}` : one}>
            {one === 0 ? (
              <span className="px-1 text-faint">…</span>
            ) : (
              link({
                page: one,
                children: one,
                className: cx(box, one === page && 'bg-ink text-canvas hover:bg-ink'),
                'aria-label': labels.page(one),
                ...(one === page && { 'aria-current': 'page' as const }),
              })
            )}
          </li>
        ))}
      </ol>
      {page < lastPage && arrow(page + 1, 'next')}
    </nav>
  );
};
