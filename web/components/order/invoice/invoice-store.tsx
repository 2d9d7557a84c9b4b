import type { ReactNode } from 'react';
import type { OrderLine } from '#contract/orders/order.ts';
import { namedVariantText } from '#web/components/product/variants/variant-text.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useNumber, usePercent } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { BASIS_POINTS, sumsOfLines } from './invoice-sums.ts';

type Props = { store: string; lines: readonly OrderLine[] };

const figure = 'py-2 ps-3 text-end align-top whitespace-nowrap';
/** Columns for which only paper and wide screens have room; elsewhere they stand below the item. */
const roomy = 'hidden sm:table-cell print:table-cell';

/** What one store has sold, line by line. */
export const InvoiceStore = ({ store, lines }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { shipping, total } = sumsOfLines(lines);
  const hasSaving = lines.some((line) => savingOf(line) > 0);
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('invoicePage.soldBy', { store })}</h2>
      <InvoiceTable
        head={
          <>
            <th scope="col" className="py-2 text-start font-normal">
              {t('invoicePage.item')}
            </th>
            <Figures name={t('invoicePage.quantity')} className="w-14" />
            <Figures name={t('invoicePage.unit')} className={cx('w-24', roomy)} />
            {hasSaving && <Figures name={t('invoicePage.saving')} className={cx('w-24', roomy)} />}
            <Figures name={t('invoicePage.rate')} className={cx('w-16', roomy)} />
            <Figures name={t('invoicePage.amount')} className="w-26" />
          </>
        }
      >
        {lines.map((line) => (
          <Line key={line.id} line={line} hasSaving={hasSaving} />
        ))}
      </InvoiceTable>
      <dl className="grid gap-1 border-t border-edge pt-2">
        {shipping > 0 && <Sum name={t('cartPage.shipping')} amount={money(shipping)} />}
        <Sum name={t('invoicePage.storeTotal', { store })} amount={money(total)} strong />
      </dl>
    </section>
  );
};

const Figures = ({ name, className }: { name: string; className: string }) => (
  <th scope="col" className={cx('py-2 ps-3 text-end font-normal', className)}>
    {name}
  </th>
);

const savingOf = (line: OrderLine): number => line.bundle_saving + line.voucher_saving;

/** Without a column of savings where nothing was saved at this store. */
const Line = ({ line, hasSaving }: { line: OrderLine; hasSaving: boolean }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const number = useNumber();
  const rate = usePercent()(line.tax_rate / BASIS_POINTS);
  const saving = savingOf(line);
  const saved = saving > 0 ? `−${money(saving)}` : '';
  const variant = namedVariantText(line.inventory.attributes);
  return (
    <tr className="break-inside-avoid">
      <td className="py-2">
        <span className="font-medium">{line.product.title}</span>
        {variant && <span className="block text-soft">{variant}</span>}
        <span className="block text-xs text-faint">
          {t('invoicePage.sku', { sku: isolate(line.inventory.sku) })}
        </span>
        <span className="block text-xs text-soft sm:hidden print:hidden">
          {[money(line.price), saved, rate].filter(Boolean).map(isolate).join(' · ')}
        </span>
      </td>
      <td className={figure}>{number(line.quantity)}</td>
      <td className={cx(figure, roomy)}>
        <Amount>{money(line.price)}</Amount>
      </td>
      {hasSaving && <td className={cx(figure, roomy)}>{saved && <Amount>{saved}</Amount>}</td>}
      <td className={cx(figure, roomy)}>
        <bdi dir="ltr">{rate}</bdi>
      </td>
      <td className={figure}>
        <Amount>{money(line.amount - saving)}</Amount>
      </td>
    </tr>
  );
};

const Sum = ({ name, amount, strong }: { name: string; amount: string; strong?: boolean }) => (
  <div className={cx('flex flex-wrap justify-between gap-x-4', strong && 'font-semibold')}>
    <dt>{name}</dt>
    <dd>
      <Amount>{amount}</Amount>
    </dd>
  </div>
);

/** Figures of an invoice: where they need more room than the screen has, they are scrolled. */
export const InvoiceTable = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="overflow-x-auto print:overflow-visible">
    <table className="w-full">
      <thead className="border-b border-line text-faint">
        <tr>{head}</tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
);
