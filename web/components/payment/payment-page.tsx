import type { Order } from '#contract/orders/order.ts';
import { FoldedPanel } from '#web/components/checkout/panel.tsx';
import { orderPlaces, paymentPlace, type WhichOrder } from '#web/components/order/which-order.ts';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { LinkAddress } from '#web/components/share/link-address.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTimeLeft } from '#web/components/payment/time-left.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import type { PaymentData } from './load-payment.server.ts';
import { OrderOverview } from './order-overview.tsx';
import { PayNow } from './pay-now.tsx';
import type { RefusedPayment } from './perform-payment.server.ts';

type Props = PaymentData & {
  order: Order;
  which: WhichOrder;
  /** Where somebody else pays it. */
  askLink: string | null;
  flash: Flash | null;
  refused: RefusedPayment | null | undefined;
};

/** The method that was tried last. */
const lastMethod = ({ method, payment: { timeline } }: Order): number =>
  timeline.findLast(({ kind }) => kind === 'asked')?.method ?? method;

/** The ways to pay an order that was placed before: the one that was begun, or another. */
export const PaymentPage = ({ order, which, askLink, ...paying }: Props) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const time = useTimeLeft(order.payable_until);
  return (
    <div className="shell-narrow grid gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold">
          <NumberedText text={t('paymentPage.title')} number={order.number} />
        </h1>
        <p className="text-soft" suppressHydrationWarning>
          {`${t('paymentPage.until', { amount: isolate(money(paying.due)), time })} ${t('orderPage.afterwards')}`}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-8">
        <div className="grid gap-5">
          <PayNow
            {...paying}
            action={paymentPlace(paths, which, order.id)}
            chosen={String(lastMethod(order))}
          />
          {askLink && <AskSomeone address={askLink} number={order.number} />}
          <Link
            to={orderPlaces(paths, which).order}
            className="justify-self-start text-primary underline"
          >
            {t('paymentPage.seeOrder')}
          </Link>
        </div>
        <OrderOverview order={order} due={paying.due} />
      </div>
    </div>
  );
};

/** The link by which somebody else pays, folded away until it is wanted. */
const AskSomeone = ({ address, number }: { address: string; number: string }) => {
  const { t } = useTranslation();
  return (
    <FoldedPanel title={t('paymentPage.ask')}>
      <p className="text-sm text-soft">{t('paymentPage.askText')}</p>
      <LinkAddress
        label={t('paymentPage.link')}
        title={t('paymentPage.title', { number: isolate(number) })}
        address={address}
      />
    </FoldedPanel>
  );
};
