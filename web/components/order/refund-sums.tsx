import { refundRows, type RefundParts } from '#contract/orders/refund-parts.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Amount } from '#web/ui/price.tsx';

type Props = {
  /** What the whole is called. */
  name: string;
  total: number;
  /** How it comes about; null where that is not known. */
  parts: RefundParts | null;
  /** It follows what is chosen, and is told when it changes. */
  isLive?: boolean;
};

/** An amount that goes back, below the sums that it comes from; by itself where it is that of the items alone. */
export const RefundSums = ({ name, total, parts, isLive = false }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = refundRows(parts);
  const written = <Amount>{money(total)}</Amount>;
  return (
    <dl className="grid gap-1.5">
      {rows.map((row) => (
        <div key={row.name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{t(row.name)}</dt>
          <dd className="ms-auto">
            <Amount>{row.sum < 0 ? `−${money(-row.sum)}` : money(row.sum)}</Amount>
          </dd>
        </div>
      ))}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 font-semibold',
          rows.length > 0 && 'border-t border-edge pt-2',
        )}
      >
        <dt>{name}</dt>
        <dd className="ms-auto text-lg">{isLive ? <output>{written}</output> : written}</dd>
      </div>
      {parts !== null && parts.tax > 0 && (
        <div className="text-sm text-soft">
          <dt className="sr-only">{t('cartPage.tax')}</dt>
          <dd>{t('cartPage.includedTax', { amount: isolate(money(parts.tax)) })}</dd>
        </div>
      )}
    </dl>
  );
};
