import type { Comparison } from '#contract/compare/compare.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import { useOnlyDifferences } from './only-differences.tsx';

/** What somebody compares, for whoever they have given the link: to be looked at and bought. */
export const SharedComparisonPage = ({ comparison }: { comparison: Comparison }) => {
  const { t, paths } = useTranslation();
  const onlyDifferences = useOnlyDifferences();
  const own = (
    <Link to={paths.compared()} className={buttonClass({ variant: 'secondary' })}>
      {t('compare.toOwn')}
    </Link>
  );
  const count = comparison.products.length;
  return (
    <div className="shell grid grid-cols-1 gap-6 py-8 md:py-12">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold">{t('compare.sharedTitle')}</h1>
        <p className="text-soft">{t('compare.sharedText')}</p>
      </div>
      {count === 0 ? (
        <EmptyState icon="scale" title={t('compare.none')}>
          {own}
        </EmptyState>
      ) : (
        <>
          {comparison.mixed && <Notice tone="warning">{t('compare.mixed')}</Notice>}
          <CompareTools />
          <CompareTable
            comparison={comparison}
            title={t('compare.sharedTitle')}
            onlyDifferences={onlyDifferences && count > 1}
          />
          <p className="print:hidden">{own}</p>
        </>
      )}
    </div>
  );
};
