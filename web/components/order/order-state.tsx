import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderListed } from '#contract/orders/order.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** How far an order is, in a word. */
export const OrderState = ({
  order: { cancelled, status },
}: {
  order: Pick<OrderListed, 'cancelled' | 'status'>;
}) => {
  const { t } = useTranslation();
  if (cancelled) return <Badge tone="danger">{t('orderPage.cancelledOrder')}</Badge>;
  return (
    <Badge tone={status === ORDER_STATUS.delivered ? 'success' : 'primary'}>
      {t(`orderPage.status.s${status}`)}
    </Badge>
  );
};
