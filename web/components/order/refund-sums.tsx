import type { RefundParts } from '#contract/orders/refund-parts.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

/** How an amount that goes back comes about, sum by sum, and the tax in it; of items alone their tax alone. */
export const RefundSums = ({ parts }: { parts: RefundParts }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const shares = [
    {
      name: t('orderPage.bundleSaving'),
      text: `−${money(parts.bundle_saving)}`,
      sum: parts.bundle_saving,
    },
    {
      name: t('orderPage.voucherSaving'),
      text: `−${money(parts.voucher_saving)}`,
      sum: parts.voucher_saving,
    },
    { name: t('cartPage.shipping'), text: money(parts.shipping), sum: parts.shipping },
  ].filter(({ sum }) => sum > 0);
  const items = { name: t('orderPage.refundItems'), text: money(parts.items) };
  const rows = shares.length > 0 ? [items, ...shares] : [];
  return (
    <div className="grid max-w-md gap-1 text-sm text-soft">
      {rows.length > 0 && (
        <dl className="grid gap-1">
          {rows.map(({ name, text }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt>{name}</dt>
              <dd className="ms-auto">
                <Amount>{text}</Amount>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {parts.tax > 0 && <p>{t('cartPage.includedTax', { amount: isolate(money(parts.tax)) })}</p>}
    </div>
  );
};
