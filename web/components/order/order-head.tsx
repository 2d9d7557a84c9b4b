import type { MessageKey } from '#i18n/translate.ts';
import { PAYMENT_STATUS } from '#contract/codes.ts';
import type { Order } from '#contract/order.ts';
import type { ReactNode } from 'react';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Amount } from '#web/ui/price.tsx';
import { CopyButton } from './copy-button.tsx';
import { OrderNumber } from './order-number.tsx';

/** Number, date, payment and amount at a glance. */
export const OrderHead = ({ order }: { order: Order }) => {
  const { t, language } = useTranslation();
  const money = useMoney();
  const paid = order.payment_status === PAYMENT_STATUS.paid;
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-4 print:bg-transparent print:p-0">
      <Fact name={t('orderPage.number')}>
        <span className="-my-1 flex min-h-8 flex-wrap items-center gap-1">
          <span className="font-semibold">
            <OrderNumber number={order.number} />
          </span>
          <CopyButton text={order.number} label={t('orderPage.copyNumber')} />
        </span>
      </Fact>
      <Fact name={t('orderPage.date')}>
        <time dateTime={order.date}>{writeDate(order.date, language)}</time>
      </Fact>
      <Fact name={t('orderPage.method')}>
        {t(`orderPage.methods.m${order.method}` as MessageKey)}{' '}
        <Badge tone={paid ? 'success' : 'warning'} className="ms-1">
          {t(paid ? 'orderPage.paid' : 'orderPage.unpaid')}
        </Badge>
      </Fact>
      <Fact name={t('orderPage.amount')}>
        <Amount className="font-semibold">{money(order.amount)}</Amount>
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
