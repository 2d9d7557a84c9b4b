import type { ReactNode } from 'react';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type GroupProps = {
  title: string;
  /** Folded at first. */
  folded?: boolean;
  children: ReactNode;
};

/** What belongs together in the filters, under its name, which folds it. */
export const Group = ({ title, folded = false, children }: GroupProps) => (
  <details open={!folded} className="filter-group">
    <summary>
      {title}
      <Icon name="chevron-down" className="size-4" />
    </summary>
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  </details>
);

/** How many products there are behind a choice. */
export const Count = ({ count }: { count: number }) => (
  <span className="count">{useNumber()(count)}</span>
);

/** What is chosen, and how many products there are behind it. */
export const Counted = ({ children, count }: { children: ReactNode; count: number }) => (
  <>
    {children} <Count count={count} />
  </>
);

/** What is a press away: further values of a long group. */
export const Rest = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <details className="group/rest" open={open}>
      <summary
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} mt-1 group-open/rest:hidden`}
      >
        {t('listing.showAll')}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      {children}
    </details>
  );
};
