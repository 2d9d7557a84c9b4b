import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { ComparedProduct, Comparison } from '#contract/compare/compare.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ProductHead } from './product-head.tsx';
import { useRowGroups, type Row, type RowGroup } from './specification-rows.tsx';
import { StickyNames } from './sticky-names.tsx';

/**
 * The names of the rows stay where they are while one scrolls sideways: beside the values, or, on phones, which
 * have no room for that, above them.
 */
const FIRST_COLUMN = 'sticky start-0 z-1 bg-canvas py-3 pe-3 sm:w-40 print:static';

const ROW =
  'border-b border-line align-top max-sm:grid max-sm:grid-cols-[repeat(var(--products),minmax(0,1fr))] max-sm:gap-x-3';

/** With room for two products beside each other on a phone, and a bit of the third that shows that there is one. */
const WIDTH = 'w-full min-w-[min(var(--products)*44%,10rem+var(--products)*10rem)] print:min-w-0';

const TableRow = ({ row, products }: { row: Row; products: readonly ComparedProduct[] }) => (
  <tr className={cx(ROW, 'last:border-0')}>
    <th
      scope="row"
      className={cx(
        FIRST_COLUMN,
        'ps-3 text-start font-medium wrap-anywhere text-soft max-sm:col-span-full max-sm:pb-0 max-sm:text-xs',
      )}
    >
      <span className="sticky start-3">{row.label}</span>
    </th>
    {products.map((product, at) => (
      <td
        key={product.id}
        className={cx(
          'py-3 ps-3 wrap-anywhere max-sm:pt-1 sm:px-3',
          at > 0 && 'border-s border-line',
        )}
      >
        {row.cellOf(product, at)}
        {row.best.includes(product.id) && (
          <p className="mt-1.5">
            <Badge tone="success">{row.praise}</Badge>
          </p>
        )}
      </td>
    ))}
  </tr>
);

type GroupProps = { group: RowGroup; products: readonly ComparedProduct[] };

/** Rows below their heading, which stays where it is while one scrolls sideways. */
const TableGroup = ({ group: { name, rows }, products }: GroupProps) => {
  const { t } = useTranslation();
  return (
    <tbody className="max-sm:block">
      <tr className="max-sm:block">
        <th
          scope="rowgroup"
          colSpan={products.length + 1}
          className="rounded-sm bg-surface px-3 py-2 text-start font-semibold max-sm:block"
        >
          <span className="sticky start-3">{t(`compare.group.${name}`)}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <TableRow key={row.label} row={row} products={products} />
      ))}
    </tbody>
  );
};

type Props = {
  comparison: Comparison;
  /** Leaves out the rows in which all are alike. */
  onlyDifferences: boolean;
  /** The title of the page, which names the table. */
  title: string;
  /** What takes a product out, on its picture. */
  actionOf?: (product: ComparedProduct) => ReactNode;
};

/** Products side by side, a column each. */
export const CompareTable = ({ comparison, onlyDifferences, title, actionOf }: Props) => {
  const { t } = useTranslation();
  const { products } = comparison;
  const groups = useRowGroups(comparison)
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ differs }) => differs || !onlyDifferences),
    }))
    .filter(({ rows }) => rows.length > 0);
  const count = groups.reduce((total, { rows }) => total + rows.length, 0);
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  return (
    <div>
      <StickyNames products={products} region={region} head={head} className={WIDTH} />
      <div
        ref={region}
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative [scroll-snap-type:x_proximity] overflow-x-auto print:overflow-visible"
      >
        <table
          style={{ '--products': products.length } as CSSProperties}
          className={cx(WIDTH, 'table-fixed text-sm max-sm:block')}
        >
          <caption className="sr-only">{title}</caption>
          <thead ref={head} className="max-sm:block">
            <tr className={ROW}>
              <th scope="col" className={cx(FIRST_COLUMN, 'max-sm:hidden')}>
                <span className="sr-only">{t('compare.detail')}</span>
              </th>
              {products.map((product) => (
                <ProductHead key={product.id} product={product}>
                  {actionOf?.(product)}
                </ProductHead>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <TableGroup key={group.name} group={group} products={products} />
          ))}
        </table>
        {/* Prices stand there in any case. */}
        {onlyDifferences && count === 1 && (
          <p className="py-4 text-soft">{t('compare.noDifferences')}</p>
        )}
      </div>
    </div>
  );
};
