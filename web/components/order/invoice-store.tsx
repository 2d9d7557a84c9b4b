import type { OrderLine } from '#contract/order.ts';
import { isolate } from '#web/components/isolate.ts';
import { useMoney } from '#web/lib/shop-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';
import { sumsOfLines } from './invoice-sums.ts';
import { useWriteRate } from './write-rate.ts';

type Props = { store: string; lines: readonly OrderLine[] };

const figure = 'py-2 ps-3 text-end align-top whitespace-nowrap';

/** What one store has sold, line by line. */
export const InvoiceStore = ({ store, lines }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  if (lines.length === 0) return null;
  const { shipping, total } = sumsOfLines(lines);
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('invoicePage.soldBy', { store })}</h2>
      {/* On a narrow screen it scrolls by itself; on paper there is room. */}
      <div
        className="overflow-x-auto print:overflow-visible"
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
        tabIndex={0}
        aria-label={t('invoicePage.soldBy', { store })}
      >
        <table className="w-full min-w-120 print:min-w-0">
          <thead className="border-b border-line text-faint">
            <tr>
              <Column name={t('invoicePage.item')} />
              <Column name={t('invoicePage.quantity')} figures />
              <Column name={t('invoicePage.unit')} figures />
              <Column name={t('invoicePage.saving')} figures />
              <Column name={t('invoicePage.rate')} figures />
              <Column name={t('invoicePage.amount')} figures />
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
          <tfoot className="border-t border-edge">
            {shipping > 0 && <Sum name={t('cartPage.shipping')} amount={money(shipping)} />}
            <Sum name={t('invoicePage.storeTotal', { store })} amount={money(total)} strong />
          </tfoot>
        </table>
      </div>
    </section>
  );
};

const Column = ({ name, figures = false }: { name: string; figures?: boolean }) => (
  <th scope="col" className={cx('py-2 font-normal', figures ? 'ps-3 text-end' : 'text-start')}>
    {name}
  </th>
);

const Line = ({ line }: { line: OrderLine }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const writeRate = useWriteRate();
  const saving = line.bundle_saving + line.voucher_saving;
  const variant = line.inventory.attributes.map(({ title, value }) => `${title}: ${value}`);
  return (
    <tr className="break-inside-avoid">
      <td className="py-2">
        <span className="font-medium">{line.product.title}</span>
        {variant.length > 0 && <span className="block text-soft">{variant.join(' · ')}</span>}
        <span className="block text-xs text-faint">
          {t('invoicePage.sku', { sku: isolate(line.inventory.sku) })}
        </span>
      </td>
      <td className={figure}>{line.quantity}</td>
      <td className={figure}>
        <Amount>{money(line.price)}</Amount>
      </td>
      <td className={figure}>{saving > 0 && <Amount>{`−${money(saving)}`}</Amount>}</td>
      <td className={figure}>
        <bdi dir="ltr">{writeRate(line.tax_rate)}</bdi>
      </td>
      <td className={figure}>
        <Amount>{money(line.amount - saving)}</Amount>
      </td>
    </tr>
  );
};

const Sum = ({ name, amount, strong }: { name: string; amount: string; strong?: boolean }) => (
  <tr className={strong ? 'font-semibold' : undefined}>
    <th scope="row" colSpan={5} className="py-2 text-start font-[inherit]">
      {name}
    </th>
    <td className={figure}>
      <Amount>{amount}</Amount>
    </td>
  </tr>
);
