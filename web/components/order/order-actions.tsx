import type { Order } from '#contract/order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReorderForm } from '#web/components/order/reorder/reorder-form.tsx';
import { orderPlaces, type WhichOrder } from './which-order.ts';

/** What can be done with an order: print it, order it again, cancel it while that is possible. */
export const OrderActions = ({ order, which }: { order: Order; which: WhichOrder }) => {
  const { t, paths } = useTranslation();
  const places = orderPlaces(paths, which);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Link to={places.invoice} className={buttonClass({ variant: 'secondary' })}>
        <Icon name="printer" className="size-4.5" />
        {t('orderPage.invoiceLink')}
      </Link>
      <ReorderForm action={places.order} />
      {order.cancel !== 'none' && (
        <Link to={places.cancel} className={buttonClass({ variant: 'quiet' })}>
          <Icon name="x" className="size-4.5" />
          {t(order.cancel === 'direct' ? 'orderPage.cancel' : 'orderPage.askCancel')}
        </Link>
      )}
    </div>
  );
};
