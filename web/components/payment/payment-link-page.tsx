import type { DataOf } from '#contract/endpoint.ts';
import type { openPaymentLink } from '#contract/orders/order-payment.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTimeLeft } from '#web/components/payment/time-left.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { Flash } from '#web/lib/visit/flash.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PaymentData } from './load-payment.server.ts';
import { PayNow } from './pay-now.tsx';
import type { RefusedPayment } from './perform-payment.server.ts';

type Props = {
  requested: DataOf<typeof openPaymentLink>['requested'];
  token: string;
  /** Null where nothing can be paid any more. */
  paying: PaymentData | null;
  flash: Flash | null;
  refused: RefusedPayment | null | undefined;
};

/** Where somebody pays who was asked to: they see the amount, nothing of the person or the goods. */
export const PaymentLinkPage = ({ requested, token, paying, ...told }: Props) => {
  const { t, paths } = useTranslation();
  const money = useMoney();
  const { number, shop, amount, payable_until: until } = requested;
  const time = useTimeLeft(until);
  const names = { number: isolate(number), shop: isolate(shop) };
  return (
    <div className="shell-narrow grid max-w-2xl gap-6 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-3xl font-semibold">
          {t('paymentPage.askedTitle', { amount: isolate(money(amount)) })}
        </h1>
        <p className="text-soft" suppressHydrationWarning>
          {until ? t('paymentPage.askedText', { ...names, time }) : t('paymentPage.ofOrder', names)}
        </p>
      </div>
      {paying ? (
        <PayNow {...paying} {...told} action={paths.pay(token)} chosen={undefined} />
      ) : (
        <Ended state={requested.state} />
      )}
    </div>
  );
};

const Ended = ({ state }: Pick<Props['requested'], 'state'>) => {
  const { t } = useTranslation();
  if (state === 'paid') return <Notice>{t('paymentPage.askedPaid')}</Notice>;
  if (state === 'processing') return <Notice>{t('paymentPage.waiting')}</Notice>;
  if (state === 'review') return <Notice tone="warning">{t('paymentPage.review')}</Notice>;
  return <Notice tone="warning">{t('paymentPage.askedEnded')}</Notice>;
};
