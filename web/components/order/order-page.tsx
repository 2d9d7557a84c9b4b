import { Suspense } from 'react';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { FlashToast } from '#web/components/frame/flash-toast.tsx';
import type { CancellationNotesProps } from '#web/components/order/cancel/cancellation-notes.tsx';
import { type Reordered, ReorderNote } from '#web/components/order/reorder/reorder-note.tsx';
import { useProfile } from '#web/lib/page-data/profile.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { lazyPart } from '#web/rendering/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { controlClass } from '#web/ui/field.tsx';
import type { OrderPageData } from './load-order-page.server.ts';
import { AccountOffer } from './account-offer.tsx';
import { Held } from './held.tsx';
import { OrderFrame } from './order-frame.tsx';
import { CopyButton, OrderActions, OrderHead } from './order-head.tsx';
import { NumberedText } from './order-number.tsx';
import { OrderPackage } from './order-package.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { findReturn, isKept } from './return-state.ts';
import { Thanks } from './thanks.tsx';

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
        <Packages
          order={order}
          which={which}
          isNamed={justPlaced || order.payable_until !== null}
        />
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
const Status = ({ order, which }: Pick<Props, 'order' | 'which'>) => {
  const latest = findReturn(order);
  return (
    <>
      {!order.cancelled && (
        <OrderProgress
          order={order}
          isHeld={order.payable_until !== null}
          returned={latest && { latest, isKept: isKept(order) }}
        />
      )}
      {order.payable_until !== null && <Held until={order.payable_until} />}
      <OrderActions order={order} which={which} justPlaced={false} />
    </>
  );
};

const Packages = ({
  order,
  which,
  isNamed,
}: Pick<Props, 'order' | 'which'> & { isNamed: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <h2 className="sr-only">{t('orderPage.packages')}</h2>
      {order.packages.map((parcel) => (
        <OrderPackage
          key={parcel.id}
          parcel={parcel}
          which={which}
          isNamed={isNamed}
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
