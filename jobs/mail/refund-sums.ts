import type { Cancellation } from '#contract/orders/cancellation.ts';
import { cancellationParts } from '#contract/orders/refund-parts.ts';
import type { Sum } from '#jobs/mail/body.ts';
import { moneyOf, type Parts } from '#jobs/mail/order-parts.ts';

/** What is cancelled or goes back, sum by sum, so that what it comes to is not a riddle; `total` names that. */
export const refundSums = (
  parts: Parts,
  cancellation: Cancellation,
  total: 'mail.value' | 'orderPage.cancelledSum' | 'orderPage.refundTotal',
): Sum[] => {
  const { t, order } = parts;
  const money = moneyOf(parts);
  const shares = cancellationParts(order, cancellation);
  const sums = shares
    ? [
        { name: t('orderPage.bundleSaving'), sum: -shares.bundle_saving },
        { name: t('orderPage.voucherSaving'), sum: -shares.voucher_saving },
        { name: t('cartPage.shipping'), sum: shares.shipping },
      ].filter(({ sum }) => sum !== 0)
    : [];
  const items =
    shares && sums.length > 0 ? [{ name: t('orderPage.refundItems'), sum: shares.items }] : [];
  return [
    ...[...items, ...sums].map(({ name, sum }) => ({
      name,
      value: sum < 0 ? `−${money(-sum)}` : money(sum),
    })),
    { name: t(total), value: money(cancellation.amount), total: true },
  ];
};
