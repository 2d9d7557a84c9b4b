import type { getOrders } from '#contract/order.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { Link } from 'react-router';
import { Pages } from '#web/components/navigation/pages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OrderCard } from './order-card.tsx';

type Props = { orders: DataOf<typeof getOrders>['orders'] };

/** The shopper's orders, the newest first. */
export const OrderListPage = ({ orders }: Props) => {
  const { t, paths } = useTranslation();
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <h1 className="text-3xl font-semibold">{t('orderPage.listTitle')}</h1>
      {orders === null || orders.result.length === 0 ? (
        <EmptyState icon="package-open" title={t('orderPage.none')} text={t('orderPage.noneText')}>
          <Link to={paths.home()} className={buttonClass()}>
            {t('cartPage.startShopping')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {orders.result.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <Pages page={orders.page} lastPage={orders.last_page} />
        </>
      )}
    </div>
  );
};
