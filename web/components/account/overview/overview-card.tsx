import { useId, type ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  title: string;
  /** Where all of it is. */
  to: string;
  more: string;
  children: ReactNode;
};

/** One thing of the account at a glance, with the way to all of it. */
export const OverviewCard = ({ title, to, more, children }: Props) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 rounded-lg border border-line p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <Link
          to={to}
          aria-label={`${more}: ${title}`}
          className="inline-flex min-h-8 items-center gap-1 text-sm font-medium text-primary hover:underline"
        >
          {more}
          <Icon name="arrow-right" mirrored className="size-4" />
        </Link>
      </div>
      {children}
    </section>
  );
};
