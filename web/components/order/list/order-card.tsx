import { isUnpaid, ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderListed } from '#contract/orders/order.ts';
import { OrderNumber } from '#web/components/order/order-number.tsx';
import { OrderState } from '#web/components/order/order-state.tsx';
import { useArrivals } from '#web/components/order/use-arrivals.ts';
import { ReorderForm } from '#web/components/order/reorder/reorder-form.tsx';
import { ShopPicture, Thumbnail } from '#web/components/picture/picture.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';

/** Beside the first, which is larger. */
const MOST_SMALL = 3;

/** An order in the list, in the same columns as all others; the whole card leads to it. */
export const OrderCard = ({ order }: { order: OrderListed }) => {
  const { t, paths, language } = useTranslation();
  const money = useMoney();
  const [first, ...others] = order.images;
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 rounded-lg border border-line p-4 transition-colors hover:border-edge sm:p-5 md:grid-cols-[6rem_minmax(0,1fr)_11rem] md:gap-5">
      <span className="block aspect-square overflow-hidden rounded-md bg-surface">
        {first !== undefined && <ShopPicture image={first} alt="" sizes="96px" upTo={320} />}
      </span>
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <Link
            to={paths.order(order.id)}
            aria-label={t('orderPage.see', { number: order.number })}
            className="after:absolute after:inset-0 hover:text-primary"
          >
            <OrderNumber number={order.number} />
          </Link>
          <OrderState order={order} />
          {isUnpaid(order) && <Badge tone="warning">{t('orderPage.unpaid')}</Badge>}
        </h2>
        <p className="font-medium wrap-anywhere">
          <ContentText order={order} />
        </p>
        <Arrivals order={order} />
        <p className="text-sm text-soft">
          <time dateTime={order.date}>{writeDate(order.date, language)}</time>
          {' · '}
          {t('cartPage.count', { count: order.units })}
        </p>
        <Others images={others} more={order.lines - 1 - Math.min(others.length, MOST_SMALL)} />
      </div>
      <div className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 md:col-auto md:grid-cols-1">
        <p className="text-lg font-semibold md:text-end">
          <Amount>{money(order.amount)}</Amount>
        </p>
        <div className="ms-auto flex flex-wrap gap-2 md:ms-0 md:grid">
          {/* Only seen, where there is room: the link of the whole card lies above it. */}
          <span
            aria-hidden="true"
            className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-md:hidden')}
          >
            {t('orderPage.seeOrder')}
          </span>
          {/* Above the link that covers the card. */}
          <div className="relative z-10 flex flex-wrap justify-end gap-2 md:grid md:justify-normal">
            <NextStep order={order} />
            <ReorderForm action={paths.orders()} order={order} size="sm" wide />
          </div>
        </div>
      </div>
    </li>
  );
};

/** What else was ordered, as small pictures. Those who hear the list have been told how much with the title. */
const Others = ({ images, more }: { images: readonly string[]; more: number }) =>
  images.length > 0 && (
    <div aria-hidden="true" className="flex flex-wrap gap-1.5 pt-1">
      {images.slice(0, MOST_SMALL).map((image, at) => (
        <Thumbnail key={at} image={image} className="size-10 bg-surface" />
      ))}
      {more > 0 && (
        <span className="grid size-10 place-items-center rounded-md bg-surface text-sm font-medium text-soft">
          <bdi dir="ltr">+{more}</bdi>
        </span>
      )}
    </div>
  );

/** Its first product, and how many others there are. */
const ContentText = ({ order: { title, lines } }: { order: OrderListed }) => {
  const { t } = useTranslation();
  if (lines < 2) return <bdi>{title}</bdi>;
  return t('orderPage.andMore', { title: isolateText(title), count: lines - 1 });
};

/** When it comes or came, once nothing stands in its way. */
const Arrivals = ({ order }: { order: OrderListed }) => {
  const arrivals = useArrivals(order.packages);
  if (isUnpaid(order)) return null;
  return arrivals.map((text) => (
    <p key={text} className="flex items-center gap-2">
      <Icon name="truck" mirrored className="size-4.5 text-faint" />
      {text}
    </p>
  ));
};

/** What one most likely comes for: to follow the parcel that is on its way, or to review what has arrived. */
const NextStep = ({
  order: { number, packages, review_line_id: line },
}: {
  order: OrderListed;
}) => {
  const { t, paths } = useTranslation();
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  const [first, ...others] = packages.filter(
    ({ status, cancelled, carriage }) =>
      !cancelled && status < ORDER_STATUS.delivered && carriage?.url,
  );
  if (first?.carriage?.url && others.length === 0)
    return (
      <a
        href={first.carriage.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('orderPage.trackParcelOf', { number })}
        className={look}
      >
        <Icon name="truck" mirrored className="size-4.5" />
        {t('orderPage.trackParcel')}
      </a>
    );
  if (line === null) return null;
  return (
    <Link to={paths.review(line)} aria-label={t('orderPage.reviewOf', { number })} className={look}>
      <Icon name="star" className="size-4.5" />
      {t('orderPage.review')}
    </Link>
  );
};
