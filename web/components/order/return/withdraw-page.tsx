import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import { refundParts } from '#contract/orders/refund-parts.ts';
import type { Order } from '#contract/orders/order.ts';
import { AccountHeading } from '#web/components/account/account-page.tsx';
import { OrderFrame } from '#web/components/order/order-frame.tsx';
import { NumberedText } from '#web/components/order/order-number.tsx';
import { RefundSums } from '#web/components/order/refund-sums.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChooseUnits } from './choose-units.tsx';
import { type ChosenUnits, quantityField } from './chosen-units.ts';
import type { WithdrawalStep } from './perform-withdrawal.server.ts';

type Props = { order: Order; which: WhichOrder; step: WithdrawalStep | undefined };

/** Withdraws from the contract in two steps: what, and that it is meant. No reason is asked. */
export const WithdrawPage = ({ order, which, step }: Props) => (
  <OrderFrame hasMenu={'order_id' in which}>
    {step?.kind === 'confirm' ? (
      <Confirm order={order} which={which} chosen={step.chosen} />
    ) : (
      <Choose order={order} which={which} step={step} />
    )}
  </OrderFrame>
);

type ChooseProps = {
  order: Order;
  which: WhichOrder;
  step: Exclude<WithdrawalStep, { kind: 'confirm' }> | undefined;
};

const Choose = ({ order, which, step }: ChooseProps) => {
  const { t, paths } = useTranslation();
  const busy = useNavigation().formMethod === 'POST';
  const places = orderPlaces(paths, which);
  const items = order.lines
    .filter(({ withdrawable }) => withdrawable > 0)
    .map((line) => ({ line, units: line.withdrawable }));
  return (
    <>
      <AccountHeading
        title={<NumberedText text={t('withdrawPage.title')} number={order.number} />}
        lead={t('withdrawPage.lead')}
      />
      {order.cancel === 'direct' && (
        <p className="max-w-prose text-soft">{t('withdrawPage.notSent')}</p>
      )}
      <Form method="post" action={places.withdraw} className="grid max-w-2xl gap-6">
        {step?.kind === 'refused' && (
          <Notice tone="error" alert>
            {step.message}
          </Notice>
        )}
        <ChooseUnits title={t('withdrawPage.items')} items={items} chosen={step?.chosen} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('withdrawPage.next')}
          </Button>
          <Link to={places.order} className={buttonClass({ variant: 'secondary' })}>
            {t('withdrawPage.keep')}
          </Link>
        </div>
      </Form>
    </>
  );
};

type ConfirmProps = { order: Order; which: WhichOrder; chosen: ChosenUnits };

/** The declaration as it is sent: who withdraws from what, and where the receipt goes. */
const Confirm = ({ order, which, chosen }: ConfirmProps) => {
  const { t, paths, language } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = useNavigation().formMethod === 'POST';
  const { number, date, address } = order;
  const lines = order.lines.filter(({ id }) => Object.hasOwn(chosen, id));
  const parts = refundParts(
    lines.map((line) => ({ line, before: line.returned, units: chosen[line.id] ?? 1 })),
  );
  const facts = [
    [t('withdrawPage.name'), address.name],
    [t('withdrawPage.receiptTo'), address.email],
  ] as const;

  // This takes the place of the first step.
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <AccountHeading headingRef={heading} title={t('withdrawPage.confirmTitle')} />
      <div className="grid max-w-2xl gap-4 rounded-lg border border-line p-5 sm:p-6">
        <p>{t('withdrawPage.confirmText')}</p>
        <ul className="grid list-disc gap-1 ps-5 font-medium">
          {lines.map(({ id, product }) => (
            <li key={id}>{`${chosen[id] ?? 1} × ${product.title}`}</li>
          ))}
        </ul>
        {order.payment_status === PAYMENT_STATUS.paid && (
          <div className="border-t border-line pt-4">
            <RefundSums name={t('orderPage.refundTotal')} total={parts.total} parts={parts} />
          </div>
        )}
        <p>
          {t('withdrawPage.orderedOn', {
            number: isolateText(number),
            date: writeDate(date, language),
          })}
        </p>
        <dl className="grid gap-3 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-faint">{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Form
        method="post"
        action={orderPlaces(paths, which).withdraw}
        className="flex flex-wrap gap-3"
      >
        {Object.entries(chosen).map(([id, units]) => (
          <span key={id} hidden>
            <input type="hidden" name="line" value={id} />
            <input type="hidden" name={quantityField(id)} value={units} />
          </span>
        ))}
        <Button type="submit" name="intent" value="confirm" busy={busy}>
          {t('withdrawPage.confirm')}
        </Button>
        <Button type="submit" name="intent" value="change" variant="secondary">
          {t('withdrawPage.back')}
        </Button>
      </Form>
    </>
  );
};
