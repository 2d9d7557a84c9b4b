import type { ReactNode } from 'react';
import {
  ORDER_STATUS,
  PAYMENT_METHOD,
  PAYMENT_STATUS,
  paymentMessage,
} from '#contract/orders/order-codes.ts';
import { remainingTotal } from '#contract/orders/order-sums.ts';
import type { Order } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { ReorderForm } from '#web/components/order/reorder/reorder-form.tsx';
import { ResendForm } from '#web/components/order/resend-form.tsx';
import { useCopy } from '#web/lib/browser/copy.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { orderPlaces, paymentPlace, type WhichOrder } from './which-order.ts';

/** The way to pay says all there is to say: it is paid at the door, and is not late. */
const isAtDoor = (order: Order): boolean => paymentMessage(order) === 'orderPage.payAtDoor';

const toneOf = ({ payment_status, cancelled, method }: Order) => {
  if (cancelled || method === PAYMENT_METHOD.cashOnDelivery) return 'neutral';
  return payment_status === PAYMENT_STATUS.paid ? 'success' : 'warning';
};

/** When it was placed, and how it is paid; its number is the title, and its total stands with the sums. */
export const OrderHead = ({ order }: { order: Order }) => {
  const { t, language } = useTranslation();
  const money = useMoney();
  const left = remainingTotal(order);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Fact name={t('orderPage.date')}>
        <time dateTime={order.date}>{writeDate(order.date, language)}</time>
      </Fact>
      <Fact name={t('orderPage.method')}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {t(`orderPage.methods.m${order.method}` as MessageKey)}{' '}
          {!isAtDoor(order) && (
            <Badge tone={toneOf(order)}>
              {t(paymentMessage(order), { amount: isolate(money(left)) })}
            </Badge>
          )}
        </span>
      </Fact>
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-faint">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What can be done with an order: print it, order it again, have its mail again, cancel it while that is possible. */
export const OrderActions = ({
  order,
  which,
  justPlaced,
}: {
  order: Order;
  which: WhichOrder;
  /** The press that pays stands with the thanks. */
  justPlaced: boolean;
}) => {
  const { t, paths } = useTranslation();
  const places = orderPlaces(paths, which);
  const isOver = order.cancelled || order.status === ORDER_STATUS.delivered;
  const canReturn = order.lines.some(({ returnable }) => returnable > 0);
  // Of what was cancelled before anything was charged there is nothing to show to anybody.
  const hasInvoice =
    order.payable_until === null &&
    !(order.cancelled && order.payment_status === PAYMENT_STATUS.unpaid);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {order.payable_until !== null && !justPlaced && (
        <Link to={paymentPlace(paths, which, order.id)} className={buttonClass()}>
          <Icon name="credit-card" className="size-4.5" />
          {t('orderPage.payNow')}
        </Link>
      )}
      <FollowParcel order={order} />
      {/* What has just arrived is rather sent back than bought again. */}
      {canReturn && (
        <Link to={places.giveBack} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Icon name="rotate-ccw" className="size-4.5" />
          {t('orderPage.returnItems')}
        </Link>
      )}
      {isOver && (
        <ReorderForm
          action={places.order}
          size="sm"
          variant={canReturn ? 'secondary' : 'primary'}
        />
      )}
      {/* What is not paid may still come to nothing: it has no invoice yet. */}
      {hasInvoice && (
        <Link to={places.invoice} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Icon name="printer" className="size-4.5" />
          {t('orderPage.invoiceLink')}
        </Link>
      )}
      {!isOver && order.payable_until === null && <ReorderForm action={places.order} size="sm" />}
      <ResendForm action={places.order} />
      {order.cancel !== 'none' && (
        <Link to={places.cancel} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Icon name="x" className="size-4.5" />
          {t(order.cancel === 'direct' ? 'orderPage.cancel' : 'orderPage.askCancel')}
        </Link>
      )}
      <Withdrawal order={order} to={places.withdraw} />
    </div>
  );
};

/** What one comes for while a parcel is on its way: where it is. Several are followed where each stands. */
const FollowParcel = ({ order: { packages } }: { order: Order }) => {
  const { t } = useTranslation();
  const [first, ...others] = packages.filter(
    ({ status, cancelled, carriage }) =>
      !cancelled && status < ORDER_STATUS.delivered && carriage?.url,
  );
  if (!first?.carriage?.url || others.length > 0) return null;
  return (
    <a
      href={first.carriage.url}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ size: 'sm' })}
    >
      <Icon name="truck" mirrored className="size-4.5" />
      {t('orderPage.trackParcel')}
    </a>
  );
};

/** The button that the law asks for, with its words, as long as the right lasts. */
const Withdrawal = ({ order, to }: { order: Order; to: string }) => {
  const { t, language } = useTranslation();
  if (!order.lines.some(({ withdrawable }) => withdrawable > 0)) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      <Link to={to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('orderPage.withdraw')}
      </Link>
      {order.withdraw_until && (
        <p className="text-sm text-soft">
          {t('orderPage.withdrawUntil', { date: writeDate(order.withdraw_until, language) })}
        </p>
      )}
    </div>
  );
};

/** Copies a text and says so. Needs a script, so it is away without. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <button
      type="button"
      onClick={() => void copy(text, t('orderPage.copied'))}
      aria-label={label}
      title={label}
      className="inline-grid size-8 shrink-0 place-items-center rounded-full text-soft transition-colors hover:bg-surface hover:text-ink noscript:hidden print:hidden"
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
};
