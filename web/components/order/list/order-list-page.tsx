import type { DataOf } from '#contract/endpoint.ts';
import type { getOrders } from '#contract/order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { Pages } from '#web/components/navigation/pages.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OrderFilter } from './list-query.server.ts';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import { ReorderNote, type Reordered } from '#web/components/order/reorder/reorder-note.tsx';

type Props = {
  orders: DataOf<typeof getOrders>['orders'];
  filter: OrderFilter;
  putBack: Reordered | undefined;
};

/** The shopper's orders, the newest first. */
export const OrderListPage = ({ orders, filter, putBack }: Props) => {
  const { t, paths } = useTranslation();
  const filtered = filter.status !== undefined || filter.q !== '';
  const found = orders?.result ?? [];
  return (
    <div className="shell-narrow grid gap-6 py-8 md:py-12">
      <h1 className="text-3xl font-semibold">{t('orderPage.listTitle')}</h1>
      {putBack && <ReorderNote putBack={putBack} />}
      {(found.length > 0 || filtered) && <OrderFilters filter={filter} />}
      {found.length === 0 && (filtered ? <NoMatch /> : <NoOrder />)}
      {found.length > 0 && (
        <ul className="grid gap-4">
          {found.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {orders && <Pages page={orders.page} lastPage={orders.last_page} />}
      <p className="text-sm text-soft">
        {t('orderPage.elsewhere')}{' '}
        <Link to={paths.trackOrder()} className="font-medium text-primary underline">
          {t('orderPage.track')}
        </Link>
      </p>
    </div>
  );
};

const NoOrder = () => {
  const { t, paths } = useTranslation();
  return (
    <EmptyState icon="package-open" title={t('orderPage.none')} text={t('orderPage.noneText')}>
      <Link to={paths.home()} className={buttonClass()}>
        {t('cartPage.startShopping')}
      </Link>
    </EmptyState>
  );
};

const NoMatch = () => {
  const { t, paths } = useTranslation();
  return (
    <EmptyState icon="search-x" title={t('orderPage.noMatch')} text={t('orderPage.noMatchText')}>
      <Link to={paths.orders()} className={buttonClass({ variant: 'secondary' })}>
        {t('orderPage.showAll')}
      </Link>
    </EmptyState>
  );
};
