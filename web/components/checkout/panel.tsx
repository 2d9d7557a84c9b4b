import type { ReactNode } from 'react';
import { Link } from '#web/lib/paths/link.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  id: string;
  title: string;
  /** Where it is changed, and what that is called for those who hear only the link. */
  change?: { to: string; text: string; name: string };
  /** On small screens it has no frame, so that what stays in sight there reaches their edges. */
  isFlat?: boolean;
  children: ReactNode;
};

/** One part of the way to the order, under a heading of its own. */
export const Panel = ({ id, title, change, isFlat = false, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className={cx(
      'grid content-start gap-4 rounded-lg border border-line p-5 sm:p-6',
      isFlat && 'max-lg:border-0 max-lg:p-0',
    )}
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 id={`${id}-heading`} className="text-lg font-semibold">
        {title}
      </h2>
      {change && (
        <Link
          to={change.to}
          aria-label={change.name}
          className="-my-2 -me-2 ms-auto inline-flex min-h-9 items-center rounded-full px-2 text-sm font-medium text-primary hover:underline"
        >
          {change.text}
        </Link>
      )}
    </div>
    {children}
  </section>
);

/** A part that is folded away until somebody wants it. */
export const FoldedPanel = ({
  title,
  open,
  children,
}: Pick<Props, 'title' | 'children'> & { open?: boolean }) => (
  <details open={open} className="group/folded rounded-lg border border-line">
    <summary className="flex cursor-pointer items-center justify-between gap-3 p-5 font-semibold sm:px-6">
      {title}
      <Icon
        name="chevron-down"
        className="size-5 transition-transform group-open/folded:rotate-180"
      />
    </summary>
    <div className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
  </details>
);
