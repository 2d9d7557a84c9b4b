import { Suspense } from 'react';
import { PAYMENT_STATUS, paymentMessage } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import type { CancellationNotesProps } from '#web/components/order/cancel/cancellation-notes.tsx';
import { type Reordered, ReorderNote } from '#web/components/order/reorder/reorder-note.tsx';
import { useArrival } from '#web/components/product/delivery/arrival.ts';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate, isolateText } from '#web/lib/texts/isolate.ts';
import { useTimeLeft } from '#web/components/payment/time-left.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { controlClass } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { OrderPageData } from './load-order-page.server.ts';
import { AccountOffer } from './account-offer.tsx';
import { OrderFrame } from './order-frame.tsx';
import { CopyButton, OrderActions, OrderHead } from './order-head.tsx';
import { NumberedText } from './order-number.tsx';
import { OrderPackage } from './order-package.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { findReturn } from './return-state.ts';
import { paymentPlace, type WhichOrder } from './which-order.ts';

/** Most orders have none. */
const CancellationNotes = lazyPart<CancellationNotesProps>(
  () => import('#web/components/order/cancel/cancellation-notes.tsx'),
);

type Props = Omit<OrderPageData, 'messages'> & { putBack: Reordered | undefined };

/** One order, for its owner or behind its link: thanks right after it was placed, then its progress. */
export const OrderPage = (props: Props) => {
  const { order, which, country, link, justPlaced, flash, putBack } = props;
  const { t } = useTranslation();
  // Whoever is signed in finds it among their orders.
  const isSignedIn = useProfile()?.is_logged_in === true;
  return (
    <OrderFrame hasMenu={'order_id' in which && !justPlaced}>
      <FlashToast flash={flash} />
      {justPlaced ? (
        <>
          <Thanks order={order} which={which} />
          <NextSteps
            isOwn={'order_id' in which}
            isMain={order.payable_until === null && isSignedIn}
            isCentred
          />
          {order.payable_until === null && <AccountOffer email={order.address.email} />}
          <div className="rounded-lg border border-line p-5 sm:p-6 print:hidden">
            <OrderProgress order={order} isHeld={order.payable_until !== null} />
          </div>
          <OrderActions order={order} which={which} justPlaced />
        </>
      ) : (
        <>
          <div className="grid gap-3">
            <div className="flex items-center gap-2">
              <AccountHeading
                title={<NumberedText text={t('orderPage.title')} number={order.number} />}
              />
              <CopyButton text={order.number} label={t('orderPage.copyNumber')} />
            </div>
            <OrderHead order={order} />
          </div>
          {putBack && <ReorderNote putBack={putBack} />}
          {order.cancellations.length > 0 && (
            <Suspense>
              <CancellationNotes order={order} which={which} />
            </Suspense>
          )}
          <Status order={order} which={which} />
        </>
      )}
      {justPlaced && putBack && <ReorderNote putBack={putBack} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(21rem,40%)] lg:grid-rows-[auto_1fr] lg:gap-y-5 print:block print:*:mb-6">
        <Packages order={order} which={which} />
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderSide order={order} country={country} />
        </div>
        <div className="grid gap-5">
          <OrderTimeline order={order} />
          {!isSignedIn && <PrivateLink link={link} />}
        </div>
      </div>
      {!justPlaced && <NextSteps isOwn={'order_id' in which} isMain={false} />}
    </OrderFrame>
  );
};

/** How the order stands, and what can be done with it. */
const Status = ({ order, which }: Pick<Props, 'order' | 'which'>) => (
  <>
    {!order.cancelled && (
      <OrderProgress
        order={order}
        isHeld={order.payable_until !== null}
        returned={findReturn(order)}
      />
    )}
    {order.payable_until !== null && <Held until={order.payable_until} />}
    <OrderActions order={order} which={which} justPlaced={false} />
  </>
);

/** For how long it is held, and what becomes of it then. */
const Held = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const time = useTimeLeft(until);
  return (
    <p className="max-w-prose text-soft" suppressHydrationWarning>
      {`${t('orderPage.thanksUnpaid', { time })} ${t('orderPage.afterwards')}`}
    </p>
  );
};

const Packages = ({ order, which }: { order: Order; which: WhichOrder }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <h2 className="sr-only">{t('orderPage.packages')}</h2>
      {order.packages.map((parcel) => (
        <OrderPackage
          key={parcel.id}
          parcel={parcel}
          which={which}
          isHeld={order.payable_until !== null}
          order={order}
        />
      ))}
    </div>
  );
};

const NextSteps = ({
  isOwn,
  isMain,
  isCentred = false,
}: Record<'isOwn' | 'isMain', boolean> & { isCentred?: boolean }) => {
  const { t, paths } = useTranslation();
  return (
    <div className={cx('flex flex-wrap gap-3 print:hidden', isCentred && 'justify-center')}>
      <Link
        to={paths.home()}
        className={buttonClass({ variant: isMain ? 'primary' : 'secondary' })}
      >
        {t('orderPage.continueShopping')}
      </Link>
      {/* Nobody looks for another order right after this one. */}
      {(isOwn || !isCentred) && (
        <Link
          to={isOwn ? paths.orders() : paths.trackOrder()}
          className={buttonClass({ variant: isMain ? 'secondary' : 'quiet' })}
        >
          {t(isOwn ? 'orderPage.allOrders' : 'orderPage.trackAnother')}
        </Link>
      )}
    </div>
  );
};

/** What one wants to know at once: that it was placed or waits for its payment, when it comes, and what is still to be paid. */
const Thanks = ({ order, which }: Pick<Props, 'order' | 'which'>) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const isPayable = order.payable_until !== null;
  const atDoor = !isPayable && order.payment_status === PAYMENT_STATUS.unpaid;
  return (
    <div className="grid justify-items-center gap-3 text-center print:hidden">
      <span
        className={`grid size-16 animate-rise place-items-center rounded-full ${isPayable ? 'bg-warning-wash text-warning' : 'bg-success-wash text-success'}`}
      >
        <Icon name={isPayable ? 'clock' : 'check'} className="size-8" />
      </span>
      <h1 className="text-3xl font-semibold">
        {t(isPayable ? 'orderPage.waiting' : 'orderPage.thanks')}
      </h1>
      <p className="inline-flex flex-wrap items-center gap-1 text-soft">
        <span>
          <NumberedText text={t('orderPage.title')} number={order.number} />
        </span>
        <CopyButton text={order.number} label={t('orderPage.copyNumber')} />
      </p>
      {!isPayable && <Arrivals order={order} />}
      {atDoor && (
        <p className="font-semibold">
          {t(paymentMessage(order), { amount: isolate(money(order.amount)) })}
        </p>
      )}
      {order.payment_status === PAYMENT_STATUS.paid && (
        <p className="font-semibold">
          <span>{t('orderPage.money.paid', { amount: isolate(money(order.amount)) })}</span>
          {' · '}
          {t(`orderPage.methods.m${order.method}` as MessageKey)}
        </p>
      )}
      {order.payable_until !== null ? (
        <Held until={order.payable_until} />
      ) : (
        <p className="max-w-prose wrap-anywhere text-soft">
          {t('orderPage.thanksText')}{' '}
          <LinkedText
            text={t('orderPage.thanksMail', { email: '{email}' })}
            holes={{ email: <EmailAddress>{order.address.email}</EmailAddress> }}
          />
        </p>
      )}
      {isPayable && (
        <Link to={paymentPlace(paths, which, order.id)} className={buttonClass({ size: 'lg' })}>
          {t('orderPage.payNow')}
        </Link>
      )}
    </div>
  );
};

/** When it comes: once where all comes in the same days, else store by store, the first first. */
const Arrivals = ({ order: { packages } }: { order: Order }) => {
  const arrival = useArrival();
  const parcels = packages
    .toSorted((a, b) => a.expected_from.localeCompare(b.expected_from))
    .map(({ id, store, shipping_type: type, expected_from: from, expected_to: to }) => ({
      id,
      store: store.name,
      text: arrival(type, from, to),
    }));
  const isOne = new Set(parcels.map(({ text }) => text)).size === 1;
  return (
    <ul className={cx('grid gap-0.5 font-semibold', isOne && 'text-lg')}>
      {(isOne ? parcels.slice(0, 1) : parcels).map(({ id, store, text }) => (
        <li key={id}>{isOne ? text : `${isolateText(store)} · ${text}`}</li>
      ))}
    </ul>
  );
};

/** The link that opens the order without an account, to copy or, without scripts, to select; the mail has it too. */
const PrivateLink = ({ link }: { link: string }) => {
  const { t } = useTranslation();
  return (
    <FoldedPanel title={t('orderPage.linkTitle')}>
      <p className="text-sm text-soft">{t('orderPage.linkText')}</p>
      <div className="flex items-center gap-2">
        <input
          readOnly
          dir="ltr"
          value={link}
          aria-label={t('orderPage.linkTitle')}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} min-w-0 truncate text-sm`}
        />
        <CopyButton text={link} label={t('orderPage.copyLink')} />
      </div>
    </FoldedPanel>
  );
};
