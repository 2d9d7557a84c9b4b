import type { ReactNode } from 'react';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { PAYMENT_STATUS, paymentMessage } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { Thumbnail } from '#web/components/picture/picture.tsx';
import { useArrival } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Held } from './held.tsx';
import { CopyButton } from './order-head.tsx';
import { NumberedText } from './order-number.tsx';
import { paymentPlace, type WhichOrder } from './which-order.ts';

type Props = { order: Order; which: WhichOrder };

/** What one wants to know at once: that it was placed or waits for its payment, when what comes, and what is still to be paid. */
export const Thanks = ({ order, which }: Props) => {
  const { t, paths } = useTranslation();
  const isPayable = order.payable_until !== null;
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
      {!isPayable && <WhatComes order={order} />}
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

/** What comes from each store and when, the first first, and what is paid for it. */
const WhatComes = ({ order }: { order: Order }) => {
  const arrival = useArrival();
  const { t } = useTranslation();
  const money = useMoney();
  const amount = isolate(money(order.amount));
  const isPaid = order.payment_status === PAYMENT_STATUS.paid;
  return (
    <ul className="my-2 grid w-full max-w-2xl divide-y divide-line rounded-lg border border-line text-start">
      {order.packages
        .toSorted((a, b) => a.expected_from.localeCompare(b.expected_from))
        .map(
          ({ id, store, shipping_type: type, expected_from: from, expected_to: to, line_ids }) => (
            <Row
              key={id}
              icon={type === SHIPPING_TYPE.pickup ? 'store' : 'truck'}
              text={arrival(type, from, to)}
              more={<bdi>{store.name}</bdi>}
            >
              <Pictures lines={order.lines.filter((line) => line_ids.includes(line.id))} />
            </Row>
          ),
        )}
      <Row
        icon={isPaid ? 'credit-card' : 'wallet'}
        text={t(isPaid ? 'orderPage.money.paid' : paymentMessage(order), { amount })}
        more={isPaid && t(`orderPage.methods.m${order.method}` as MessageKey)}
      />
    </ul>
  );
};

type RowProps = { icon: IconName; text: string; more?: ReactNode; children?: ReactNode };

const Row = ({ icon, text, more, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-6">
    <Icon name={icon} mirrored={icon === 'truck'} className="size-6 text-primary" />
    <p className="grid min-w-0 grow basis-40">
      <span className="font-semibold">{text}</span>
      {more && <span className="text-sm text-soft">{more}</span>}
    </p>
    {children}
  </li>
);

/** As many pictures as stand side by side on a small phone. */
const MOST_PICTURES = 4;

const Pictures = ({ lines }: Pick<Order, 'lines'>) => {
  const number = useNumber();
  const more = lines.length - MOST_PICTURES;
  return (
    <span className="flex items-center gap-2">
      {lines.slice(0, MOST_PICTURES).map(({ id, product }) => (
        <Thumbnail key={id} image={product.image} className="size-12 bg-surface sm:size-14" />
      ))}
      {more > 0 && <span className="text-sm text-soft">+{number(more)}</span>}
    </span>
  );
};
