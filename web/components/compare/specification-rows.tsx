import type { ReactNode } from 'react';
import type { ComparedProduct, ComparedRow, Comparison } from '#contract/compare/compare.ts';
import { ProductPrice } from '#web/components/product/price.tsx';
import { ShortRating } from '#web/components/product/reviews/rating.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** A row of the table: what each product has there, and the ids of those that have the best. */
export type Row = {
  label: string;
  cellOf: (product: ComparedProduct, at: number) => ReactNode;
  differs: boolean;
  best: readonly string[];
  /** What is said of the best. */
  praise: string;
};

const NONE_BEST = { best: [], praise: '' } as const;

/** Where a product says nothing of it. */
const NotSaid = () => {
  const { t } = useTranslation();
  return (
    <span className="text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('compare.notSaid')}</span>
    </span>
  );
};

const Stock = ({ isThere }: { isThere: boolean }) => {
  const { t } = useTranslation();
  return isThere ? (
    <span className="text-success">{t('compare.inStock')}</span>
  ) : (
    <span className="text-faint">{t('card.soldOut')}</span>
  );
};

const Rated = ({ product }: { product: ComparedProduct }) => {
  const { t } = useTranslation();
  const { rating, review_count: count } = product;
  return count > 0 ? (
    <ShortRating rating={rating} count={count} />
  ) : (
    <span className="text-faint">{t('compare.notRated')}</span>
  );
};

const StoreLink = ({ store }: Pick<ComparedProduct, 'store'>) => {
  const { paths } = useTranslation();
  return (
    <Link to={paths.store(store.slug)} className="underline-offset-2 hover:underline">
      {store.name}
    </Link>
  );
};

/** What every product has beside its specifications. */
const useCommonRows = ({ products, best, mixed }: Comparison): Row[] => {
  const { t } = useTranslation();
  const differ = (valueOf: (product: ComparedProduct) => unknown): boolean =>
    new Set(products.map(valueOf)).size > 1;
  const rows: Row[] = [
    {
      label: t('compare.price'),
      cellOf: ({ current, previous, reduction }) => (
        <ProductPrice current={current} previous={previous} reduction={reduction} />
      ),
      // Also where all cost the same: it is what is looked at first.
      differs: true,
      best: best.price,
      praise: t('compare.cheapest'),
    },
    {
      label: t('compare.rating'),
      cellOf: (product) => <Rated product={product} />,
      differs: differ(({ rating, review_count: count }) => (count > 0 ? rating : null)),
      best: best.rating,
      praise: t('compare.bestRated'),
    },
    {
      label: t('compare.stock'),
      cellOf: ({ in_stock }) => <Stock isThere={in_stock} />,
      differs: differ(({ in_stock }) => in_stock),
      ...NONE_BEST,
    },
    {
      label: t('compare.store'),
      cellOf: ({ store }) => <StoreLink store={store} />,
      differs: differ(({ store }) => store.slug),
      ...NONE_BEST,
    },
    {
      label: t('compare.brand'),
      cellOf: ({ brand }) => brand?.title ?? <NotSaid />,
      differs: differ(({ brand }) => brand?.id),
      ...NONE_BEST,
    },
  ];
  if (!mixed) return rows;
  const label = t('compare.category');
  const cellOf = ({ category }: ComparedProduct) => category.title;
  return [...rows, { label, cellOf, differs: true, ...NONE_BEST }];
};

const specificationRow = ({ label, values, differs, best }: ComparedRow, praise: string): Row => ({
  label,
  cellOf: (_, at) => {
    const value = values[at] ?? null;
    return value === null ? <NotSaid /> : <bdi>{value}</bdi>;
  },
  differs,
  best,
  praise,
});

/** Rows that belong together, below their heading. */
export type RowGroup = {
  name: 'glance' | 'specifications' | 'alike' | 'single';
  rows: readonly Row[];
};

/** What a row of specifications tells about these products. */
const groupOf = ({ values, differs }: ComparedRow): RowGroup['name'] => {
  // One product alone is like no other.
  if (values.length < 2) return 'specifications';
  if (!differs) return 'alike';
  return values.filter((value) => value !== null).length < 2 ? 'single' : 'specifications';
};

/**
 * All rows of a comparison: what everything in the shop has, then what these products say of themselves. What
 * does not help to choose comes last: what is the same in all, and what only one of them says.
 */
export const useRowGroups = (comparison: Comparison): RowGroup[] => {
  const { t } = useTranslation();
  const common: RowGroup = { name: 'glance', rows: useCommonRows(comparison) };
  const own = (['specifications', 'alike', 'single'] as const).map((name) => ({
    name,
    rows: comparison.rows
      .filter((row) => groupOf(row) === name)
      .map((row) => specificationRow(row, t('compare.best'))),
  }));
  return [common, ...own];
};
