import type { Cancellation } from '#contract/orders/cancellation.ts';
import { cancellationParts, refundRows } from '#contract/orders/refund-parts.ts';
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
  const rows = refundRows(cancellationParts(order, cancellation));
  return [
    ...rows.map(({ name, sum }) => ({
      name: t(name),
      value: sum < 0 ? `−${money(-sum)}` : money(sum),
    })),
    { name: t(total), value: money(cancellation.amount), total: true },
  ];
};
