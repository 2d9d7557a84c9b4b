import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderListed } from '#contract/orders/order.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { orderReturnText } from './return-state.ts';

type Props = { order: Pick<OrderListed, 'cancelled' | 'status' | 'return_state' | 'kept'> };

/** How far an order is, in a word, and how far its return is where something goes back. */
export const OrderState = ({
  order: { cancelled, status, return_state: returned, kept },
}: Props) => {
  const { t } = useTranslation();
  if (cancelled) return <Badge tone="danger">{t('orderPage.cancelledOrder')}</Badge>;
  return (
    <>
      <Badge tone={status === ORDER_STATUS.delivered ? 'success' : 'primary'}>
        {t(`orderPage.status.s${status}`)}
      </Badge>
      {returned && <Badge tone="primary">{t(orderReturnText(returned, kept))}</Badge>}
    </>
  );
};
