import type { ReactNode } from 'react';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  /** What it comes to, in minor units, and what that is called. */
  total: { name: string; amount: number };
  children: ReactNode;
  /** What changes the sums: it stays in sight where they are folded. */
  changes?: ReactNode;
  /** What belongs to it on wide screens, and stands at the end of the form on small ones. */
  below?: ReactNode;
};

/**
 * What is ordered and what it comes to: beside the form on wide screens, always open; above it on small
 * ones, folded below its total.
 */
export const FoldedSummary = ({ total, children, changes, below }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className="rounded-lg bg-surface max-lg:contents lg:sticky lg:top-6">
      <section
        aria-labelledby="overview-heading"
        className="rounded-lg bg-surface max-lg:order-first"
      >
        <details className="summary-fold group/fold">
          <summary className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg px-5 py-3 font-medium sm:px-6">
            <span className="inline-flex items-center gap-1.5 text-primary">
              {t('cartPage.summary')}
              <Icon
                name="chevron-down"
                className="size-4 transition-transform group-open/fold:rotate-180"
              />
            </span>
            <span className="ms-auto flex flex-wrap items-baseline gap-x-3">
              <span className="text-sm font-normal text-soft">{total.name}</span>
              <Amount className="text-lg font-semibold">{money(total.amount)}</Amount>
            </span>
          </summary>
          <div className="grid gap-5 p-5 max-lg:pt-1 sm:p-6">{children}</div>
        </details>
        {changes && <div className="mx-5 border-t border-line sm:mx-6">{changes}</div>}
      </section>
      {below}
    </div>
  );
};
