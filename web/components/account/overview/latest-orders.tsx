import { OrderNumber } from '#web/components/order/order-number.tsx';
import { OrderState } from '#web/components/order/order-state.tsx';
import { useArrivals } from '#web/components/order/use-arrivals.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import type { Overview, ShownOrder } from './load-overview.server.ts';
import { OverviewCard } from './overview-card.tsx';

const Order = ({ order }: { order: ShownOrder }) => {
  const { t, paths, language } = useTranslation();
  const money = useMoney();
  const arrivals = useArrivals(order.packages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <OrderNumber number={order.number} />
          <OrderState order={order} />
        </p>
        {arrivals.map((text) => (
          <p key={text} className="flex items-center gap-2">
            <Icon name="truck" mirrored className="size-4.5 text-faint" />
            {text}
          </p>
        ))}
        <p className="text-sm text-soft">
          <time dateTime={order.date}>{writeDate(order.date, language)}</time>
          {' · '}
          <Amount>{money(order.amount)}</Amount>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex gap-2">
          {order.images.map((image, at) => (
            <Thumbnail key={at} image={image} />
          ))}
        </div>
        <Link
          to={paths.order(order.id)}
          aria-label={t('orderPage.see', { number: order.number })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('orderPage.seeOrder')}
        </Link>
      </div>
    </div>
  );
};

const NoOrder = () => {
  const { t, paths } = useTranslation();
  return (
    <>
      <p className="text-soft">{t('overviewPage.noOrder')}</p>
      <div>
        <Link to={paths.home()} className={buttonClass()}>
          {t('accountMenu.discover')}
        </Link>
      </div>
    </>
  );
};

/** All orders that are to come, in the order in which they do, or else the newest one. */
export const LatestOrders = ({ awaited, latest }: Pick<Overview, 'awaited' | 'latest'>) => {
  const { t, paths } = useTranslation();
  const isAwaited = awaited.length > 0;
  const shown = isAwaited ? awaited : [latest].filter((order) => order !== null);
  return (
    <OverviewCard
      title={t(isAwaited ? 'overviewPage.onItsWay' : 'overviewPage.latestOrder')}
      to={paths.orders()}
      more={t('overviewPage.allOrders')}
    >
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((order) => (
            <li key={order.id} className="py-3 last:pb-0">
              <Order order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <NoOrder />
      )}
    </OverviewCard>
  );
};
