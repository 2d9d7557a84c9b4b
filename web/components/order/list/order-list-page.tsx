import { Form } from 'react-router';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { ReactNode } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import type { getOrders } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { AccountPage } from '#web/components/account/account-page.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { Pages } from '#web/components/navigation/page-links.tsx';
import { type Reordered, ReorderNote } from '#web/components/order/reorder/reorder-note.tsx';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { LazyPopularProducts } from '#web/components/product/late-products.tsx';
import { Link } from '#web/lib/paths/link.tsx';
import { withQuery } from '#web/lib/paths/paths.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { chipClass } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OrderFilter } from './list-query.server.ts';
import { OrderCard } from './order-card.tsx';

type Props = {
  orders: DataOf<typeof getOrders>['orders'];
  filter: OrderFilter;
  flash: Flash | null;
  putBack: Reordered | undefined;
  /** What is offered above the orders. */
  offer: ReactNode;
};

/** The shopper's orders, the newest first. */
export const OrderListPage = ({ orders, filter, flash, putBack, offer }: Props) => {
  const { t } = useTranslation();
  const isSignedIn = useProfile()?.is_logged_in ?? false;
  const filtered = filter.status !== undefined || filter.q !== '';
  const found = orders?.result ?? [];
  return (
    <AccountPage title={t('orderPage.listTitle')}>
      <FlashToast flash={flash} />
      {offer}
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
      {/* An account has its orders in every browser. */}
      {!isSignedIn && <Elsewhere />}
    </AccountPage>
  );
};

const Elsewhere = () => {
  const { t, paths } = useTranslation();
  return (
    <p className="text-sm text-soft">
      {t('orderPage.elsewhere')}{' '}
      <Link to={paths.trackOrder()} className="font-medium text-primary underline">
        {t('orderPage.track')}
      </Link>
    </p>
  );
};

const NoOrder = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <EmptyState
        compact
        icon="package-open"
        title={t('orderPage.none')}
        text={t('orderPage.noneText')}
      >
        <Link to={paths.home()} className={buttonClass()}>
          {t('cartPage.startShopping')}
        </Link>
      </EmptyState>
      <LazyPopularProducts />
    </>
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

const choices = [undefined, ...Object.values(ORDER_STATUS), 'cancelled'] as const;

const nameOf = (choice: (typeof choices)[number]): MessageKey => {
  if (choice === undefined) return 'orderPage.all';
  return choice === 'cancelled' ? 'orderPage.cancelledOrder' : `orderPage.status.s${choice}`;
};

/** Narrows the list by its address: a search box, and a link for each status. */
const OrderFilters = ({ filter: { status, q } }: { filter: OrderFilter }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="grid gap-4">
      <Form role="search" action={paths.orders()} className="flex max-w-xl flex-wrap gap-2">
        {status !== undefined && <input type="hidden" name="status" value={status} />}
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          dir="auto"
          maxLength={200}
          aria-label={t('orderPage.search')}
          placeholder={t('orderPage.searchHint')}
          enterKeyHint="search"
          className={`${controlClass} min-w-0 grow basis-68`}
        />
        <Button type="submit" variant="secondary" className="max-sm:px-3">
          <Icon name="search" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('layout.search')}</span>
        </Button>
      </Form>
      <nav aria-label={t('orderPage.filter')}>
        <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] sm:flex-wrap">
          {choices.map((choice) => (
            <li key={choice ?? 0} className="shrink-0">
              <Link
                to={withQuery(paths.orders(), { status: choice, q })}
                aria-current={choice === status ? 'true' : undefined}
                className={chipClass(choice === status)}
              >
                {t(nameOf(choice))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
