import type { Order } from '#contract/order.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { askedText, cancellationState } from '#web/components/order/cancel/cancellation-texts.ts';

type Event = { key: string; time: string; text: string };

const useEvents = ({ history, cancellations, payment }: Order): Event[] => {
  const { t } = useTranslation();
  const money = useMoney();
  const steps = history.map(({ status, time }) => ({
    key: `step-${status}`,
    time,
    text: t(`orderPage.status.s${status}`),
  }));
  const requests = cancellations
    .filter(({ state, date, settled }) => state === 'requested' || settled !== date)
    .map((one) => ({ key: `asked-${one.id}`, time: one.date, text: askedText(t, one) }));
  const settled = cancellations.flatMap((one) =>
    one.settled
      ? { key: `settled-${one.id}`, time: one.settled, text: cancellationState(t, one) }
      : [],
  );
  const paid = payment.timeline.map(({ kind, time, amount }, at) => ({
    key: `money-${at}`,
    time,
    text: t(`orderPage.money.${kind}`, { amount: isolate(money(amount)) }),
  }));
  return [...steps, ...requests, ...settled, ...paid].toSorted((a, b) =>
    a.time.localeCompare(b.time),
  );
};

/** All that has happened to the order, in the order of time. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const { t, language } = useTranslation();
  return (
    <section
      aria-label={t('orderPage.history')}
      className="grid gap-4 rounded-lg border border-line p-5 sm:p-6 print:hidden"
    >
      <h2 className="text-lg font-semibold">{t('orderPage.history')}</h2>
      <ol className="grid gap-3 border-s border-line ps-4">
        {useEvents(order).map(({ key, time, text }) => (
          <li key={key} className="grid gap-0.5">
            <span className="font-medium">{text}</span>
            <time dateTime={time} className="text-sm text-faint">
              {writeDate(time, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
