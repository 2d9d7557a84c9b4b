import type { Order } from '#contract/orders/order.ts';
import { dateFormat } from '#i18n/formats.ts';
import type { Language } from '#i18n/languages.ts';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { writeDate, writeMoment } from '#web/lib/texts/dates.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { askedText, cancellationState } from '#web/components/order/cancel/cancellation-texts.ts';

type Event = { key: string; time: string; text: string };

/** What a shopper wants to know of the money: not what was only tried on the way to a payment that came. */
const tellingSteps = ({ payment: { timeline } }: Order) => {
  const last = timeline.at(-1);
  return timeline.filter((step) => {
    if (step.kind === 'asked') return false;
    return step.kind !== 'failed' || step === last;
  });
};

const useEvents = (order: Order): Event[] => {
  const { history, cancellations, cancelled } = order;
  const { t, language } = useTranslation();
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
  const moneySteps = tellingSteps(order).map(({ kind, time, amount, expected }, at) => ({
    key: `money-${at}`,
    isPaid: kind === 'paid',
    time,
    text: t(`orderPage.money.${expected ? 'refundExpected' : kind}`, {
      amount: isolate(money(amount)),
      date: expected ? writeDate(expected, language) : '',
    }),
  }));
  const paid = moneySteps.filter(({ isPaid }) => isPaid);
  const others = moneySteps.filter(({ isPaid }) => !isPaid);
  // What only repeats the steps above and the badge of the payment is no news.
  if (!cancelled && requests.length + settled.length + others.length === 0) return [];
  // What happens in one moment: it is paid and so confirmed, it is cancelled and so given back.
  return [
    ...(cancelled ? steps.slice(0, 1) : []),
    ...paid,
    ...(cancelled ? steps.slice(1) : []),
    ...requests,
    ...settled,
    ...others,
  ].toSorted((a, b) => a.time.localeCompare(b.time));
};

/** A moment by the clock of whoever reads it, which only their browser knows: "22 Nov, 09:00". */
const writeOwnMoment = (iso: string, { locale }: Language): string =>
  dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

/** What has happened to the order beside its progress, which is shown above, in the order of time; nothing where nothing has. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const { t, language } = useTranslation();
  const write = useIsHydrated() ? writeOwnMoment : writeMoment;
  const events = useEvents(order);
  if (events.length === 0) return null;
  return (
    <section
      aria-label={t('orderPage.history')}
      className="grid gap-4 rounded-lg border border-line p-5 sm:p-6 print:hidden"
    >
      <h2 className="text-lg font-semibold">{t('orderPage.history')}</h2>
      <ol className="grid gap-3 border-s border-line ps-4">
        {events.map(({ key, time, text }) => (
          <li key={key} className="grid gap-0.5">
            <span className="font-medium">{text}</span>
            <time dateTime={time} className="text-sm text-faint">
              {write(time, language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};
