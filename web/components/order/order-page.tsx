import type { Order } from '#contract/order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CancellationNotes } from '#web/components/order/cancel/cancellation-notes.tsx';
import type { OrderPageData } from './load-order-page.server.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPackage } from './order-package.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PrivateLink } from './private-link.tsx';
import { ReorderNote, type Reordered } from '#web/components/order/reorder/reorder-note.tsx';
import { NumberedText } from './numbered-text.tsx';

type Props = Omit<OrderPageData, 'messages'> & { putBack: Reordered | undefined };

/** One order, for its owner or behind its link: thanks right after it was placed, then its progress. */
export const OrderPage = ({ order, which, country, link, justPlaced, flash, putBack }: Props) => (
  <div className="shell-narrow grid gap-8 py-8 md:py-12 print:max-w-none print:p-0">
    <FlashToast flash={flash} />
    {justPlaced ? <Thanks /> : <Title number={order.number} />}
    {putBack && <ReorderNote putBack={putBack} />}
    <CancellationNotes order={order} />
    <OrderHead order={order} />
    {!order.cancelled && <OrderProgress order={order} />}
    <OrderActions order={order} which={which} />
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)] print:block print:space-y-6">
      <Packages order={order} />
      <div className="grid gap-5">
        <OrderSide order={order} country={country} />
        <OrderTimeline order={order} />
        <PrivateLink link={link} />
      </div>
    </div>
    <NextSteps isOwn={'order_id' in which} />
  </div>
);

const Packages = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <h2 className="sr-only">{t('orderPage.packages')}</h2>
      {order.packages.map((parcel) => (
        <OrderPackage
          key={parcel.id}
          parcel={parcel}
          lines={order.lines.filter(({ id }) => parcel.line_ids.includes(id))}
        />
      ))}
    </div>
  );
};

const NextSteps = ({ isOwn }: { isOwn: boolean }) => {
  const { t, paths } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Link to={paths.home()} className={buttonClass()}>
        {t('orderPage.continueShopping')}
      </Link>
      <Link
        to={isOwn ? paths.orders() : paths.trackOrder()}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t(isOwn ? 'orderPage.allOrders' : 'orderPage.trackAnother')}
      </Link>
    </div>
  );
};

const Thanks = () => {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-center gap-3 text-center print:hidden">
      <span className="grid size-16 animate-rise place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" className="size-8" />
      </span>
      <h1 className="text-3xl font-semibold">{t('orderPage.thanks')}</h1>
      <p className="max-w-prose text-soft">{t('orderPage.thanksText')}</p>
    </div>
  );
};

const Title = ({ number }: { number: string }) => {
  const { t } = useTranslation();
  return (
    <h1 className="text-3xl font-semibold">
      <NumberedText text={t('orderPage.title')} number={number} />
    </h1>
  );
};
