import { PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { remainingTotal, takenOut } from '#contract/orders/order-sums.ts';
import type { ReactNode } from 'react';
import { SumList } from '#web/components/cart/sums.tsx';
import { AddressInLine } from '#web/components/checkout/address/address-lines.tsx';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

type Props = { order: Order; country: CountryFields | undefined };

/** What was paid for, where it goes, and what the shopper asked for. */
export const OrderSide = ({ order, country }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Part title={t('orderPage.sums')}>
        <SumList sums={{ ...order, total: order.amount }} vouchers={order.vouchers} />
        <Left order={order} />
      </Part>
      <Part title={t('orderPage.address')}>
        <AddressInLine address={order.address} country={country} />
      </Part>
      {order.note && (
        <Part title={t('orderPage.note')}>
          <p dir="auto" className="whitespace-pre-line">
            {order.note}
          </p>
        </Part>
      )}
    </>
  );
};

const Gone = ({ name, amount }: { name: string; amount: number }) => {
  const money = useMoney();
  if (amount === 0) return null;
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-soft">
      <dt>{name}</dt>
      <dd className="ms-auto">
        <Amount>{`−${money(amount)}`}</Amount>
      </dd>
    </div>
  );
};

/** What is left of the total once something was cancelled or given back. */
const Left = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { cancelled, returned } = takenOut(order);
  const isPaid = order.payment_status === PAYMENT_STATUS.paid;
  if (cancelled === 0 && returned === 0) return null;
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      <Gone name={t('orderPage.cancelledSum')} amount={cancelled} />
      <Gone name={t('orderPage.returnedSum')} amount={returned} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <dt>{t(isPaid ? 'orderPage.leftPaid' : 'orderPage.left')}</dt>
        <dd className="ms-auto text-xl">
          <Amount>{money(remainingTotal(order))}</Amount>
        </dd>
      </div>
    </dl>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid gap-3 break-inside-avoid rounded-lg border border-line p-4 sm:p-6"
  >
    <h2 className="text-lg font-semibold">{title}</h2>
    {children}
  </section>
);
