import type { RefundParts } from '#contract/orders/refund-parts.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

/** How an amount that goes back comes about, sum by sum; nothing where it is that of the items alone. */
export const RefundSums = ({ parts }: { parts: RefundParts }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const shares = [
    { name: t('orderPage.bundleSaving'), sum: -parts.bundle_saving },
    { name: t('orderPage.voucherSaving'), sum: -parts.voucher_saving },
    { name: t('cartPage.shipping'), sum: parts.shipping },
  ].filter(({ sum }) => sum !== 0);
  if (shares.length === 0) return null;
  return (
    <dl className="grid gap-1 text-sm text-soft">
      {[{ name: t('orderPage.refundItems'), sum: parts.items }, ...shares].map(({ name, sum }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="ms-auto">
            <Amount>{sum < 0 ? `−${money(-sum)}` : money(sum)}</Amount>
          </dd>
        </div>
      ))}
    </dl>
  );
};
