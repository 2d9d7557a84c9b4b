import { useEffect, useRef } from 'react';
import type { Comparison } from '#contract/compare/compare.ts';
import type { ShownCard } from '#web/components/card/shown-card.ts';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddProducts } from './add-products.tsx';
import { ChangeButton, useLeaving } from './change-button.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import { useOnlyDifferences } from './only-differences.tsx';

/** The comparison without the products that are on their way out of it. */
const withoutProducts = (comparison: Comparison, leaving: ReadonlySet<string>): Comparison => {
  const stays = comparison.products.map(({ id }) => !leaving.has(id));
  return {
    ...comparison,
    products: comparison.products.filter((_, at) => stays[at]),
    rows: comparison.rows.map((row) => ({
      ...row,
      values: row.values.filter((_, at) => stays[at]),
    })),
  };
};

const Empty = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <EmptyState compact icon="scale" title={t('compare.none')} text={t('compare.noneText')}>
        <Link to={paths.search()} className={buttonClass()}>
          {t('compare.browse')}
        </Link>
      </EmptyState>
      <LazyPopularProducts />
    </>
  );
};

/**
 * The heading. It takes the focus when the button that was pressed has left the page with its product.
 */
const Title = ({ ids }: { ids: string }) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(ids);
  useEffect(() => {
    const hasChanged = before.current !== ids;
    before.current = ids;
    if (hasChanged && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [ids]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none">
      {t('compare.title')}
    </h1>
  );
};

type Props = {
  comparison: Comparison;
  sharePath: string | undefined;
  /** How many can be compared. */
  most: number;
  offered: readonly ShownCard[];
  q: string | null;
  flash: Flash | null;
  /** Why the last change was refused. */
  refused: string | undefined;
};

/** The products that who is signed in compares. */
export const ComparePage = (props: Props) => {
  const { comparison, sharePath, most, offered, q, flash, refused } = props;
  const { t } = useTranslation();
  const onlyDifferences = useOnlyDifferences();
  const shown = withoutProducts(comparison, useLeaving());
  const count = shown.products.length;
  return (
    <div className="shell grid grid-cols-1 gap-6 py-8 md:py-12">
      <Title ids={shown.products.map(({ id }) => id).join()} />
      <FlashToast flash={flash} />
      {refused && (
        <Notice tone="error" alert>
          {refused}
        </Notice>
      )}
      {count === 0 ? (
        <Empty />
      ) : (
        <>
          {shown.mixed && count > 1 && <Notice tone="warning">{t('compare.mixed')}</Notice>}
          <CompareTools sharePath={sharePath} />
          <CompareTable
            comparison={shown}
            title={t('compare.title')}
            onlyDifferences={onlyDifferences && count > 1}
            actionOf={(product) => <ChangeButton product={product} intent="remove" />}
          />
        </>
      )}
      <AddProducts count={count} most={most} offered={offered} q={q} />
    </div>
  );
};
