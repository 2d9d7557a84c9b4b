import type { Order } from '#contract/order.ts';
import { orderPlaces, paymentPlace, type WhichOrder } from '#web/components/order/which-order.ts';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { LinkAddress } from '#web/components/share/link-address.tsx';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import type { PaymentData } from './load-payment.server.ts';
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

/** The ways to pay an order that was placed before: the one that was begun, or another. */
export const PaymentPage = ({ order, which, askLink, ...paying }: Props) => {
  const { t, paths, language } = useTranslation();
  const money = useMoney();
  return (
    <div className="shell-narrow grid max-w-2xl gap-6 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold">
          <NumberedText text={t('paymentPage.title')} number={order.number} />
        </h1>
        <p className="text-soft">
          {t('paymentPage.until', {
            amount: isolate(money(paying.due)),
            time: order.payable_until ? writeMoment(order.payable_until, language) : '',
          })}
        </p>
      </div>
      <PayNow
        {...paying}
        action={paymentPlace(paths, which, order.id)}
        chosen={String(order.method)}
      />
      {askLink && <AskSomeone address={askLink} number={order.number} />}
      <Link
        to={orderPlaces(paths, which).order}
        className="justify-self-start text-primary underline"
      >
        {t('paymentPage.seeOrder')}
      </Link>
    </div>
  );
};

/** The link by which somebody else pays, folded away until it is wanted. */
const AskSomeone = ({ address, number }: { address: string; number: string }) => {
  const { t } = useTranslation();
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer p-5 font-semibold sm:px-6">{t('paymentPage.ask')}</summary>
      <div className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        <p className="text-sm text-soft">{t('paymentPage.askText')}</p>
        <LinkAddress
          label={t('paymentPage.link')}
          title={t('paymentPage.title', { number: isolate(number) })}
          address={address}
        />
      </div>
    </details>
  );
};
