import type { CSSProperties, ReactNode } from 'react';
import type { ComparedProduct, Comparison } from '#contract/compare/compare.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ProductHead } from './product-head.tsx';
import { useRows, type Row } from './specification-rows.tsx';

/**
 * The names of the rows stay where they are while one scrolls. Phones have no room for them: there each value has its
 * name above it.
 */
const FIRST_COLUMN = 'max-sm:hidden sticky start-0 z-1 bg-canvas py-3 pe-3 sm:w-40 print:static';

const TableRow = ({ row, products }: { row: Row; products: readonly ComparedProduct[] }) => {
  const { t } = useTranslation();
  return (
    <tr className="border-b border-line align-top">
      <th
        scope="row"
        className={cx(FIRST_COLUMN, 'text-start font-normal wrap-anywhere text-faint')}
      >
        {row.label}
      </th>
      {products.map((product, at) => (
        <td key={product.id} className="px-3 py-3 wrap-anywhere">
          <span className="mb-1 block text-xs text-faint sm:hidden">{row.label}</span>
          {row.cellOf(product, at)}
          {row.best.includes(product.id) && (
            <p className="mt-1.5">
              <Badge tone="success">{t('compare.best')}</Badge>
            </p>
          )}
        </td>
      ))}
    </tr>
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
  const rows = useRows(comparison).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <div
      role="region"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-md print:overflow-visible"
    >
      <table
        style={{ '--products': products.length } as CSSProperties}
        className="w-full min-w-[min(var(--products)*46%,10rem+var(--products)*10rem)] table-fixed text-sm print:min-w-0"
      >
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line align-top">
            <th scope="col" className={FIRST_COLUMN}>
              <span className="sr-only">{t('compare.detail')}</span>
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product}>
                {actionOf?.(product)}
              </ProductHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.label} row={row} products={products} />
          ))}
        </tbody>
      </table>
      {/* Prices stand there in any case. */}
      {onlyDifferences && rows.length === 1 && (
        <p className="py-4 text-soft">{t('compare.noDifferences')}</p>
      )}
    </div>
  );
};
