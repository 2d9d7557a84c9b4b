import type { Cancellation } from '#contract/cancellation.ts';
import type { Order } from '#contract/order.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolate, isolateText } from '#web/lib/texts/isolate.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cancellationState } from './cancellation-texts.ts';

const tones = {
  requested: 'info',
  approved: 'success',
  refused: 'error',
  done: 'warning',
} as const;

/** What was cancelled or asked to be, and what the shop says to it; the newest first. */
export const CancellationNotes = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  if (order.cancellations.length === 0) return null;
  return (
    <section aria-label={t('orderPage.cancellations')} className="grid gap-3">
      {order.cancelled && <p className="font-semibold">{t('orderPage.cancelled')}</p>}
      {order.cancellations.map((cancellation) => (
        <CancellationNote key={cancellation.id} cancellation={cancellation} order={order} />
      ))}
    </section>
  );
};

const CancellationNote = ({
  cancellation,
  order,
}: {
  cancellation: Cancellation;
  order: Order;
}) => {
  const { t, language } = useTranslation();
  const money = useMoney();
  const { state, reason, message, amount, date, settled, line_ids } = cancellation;
  const titles = order.lines
    .filter(({ id }) => line_ids.includes(id))
    .map(({ product }) => product.title);
  return (
    <Notice tone={tones[state]}>
      <p className="font-medium">
        {cancellationState(t, cancellation)}
        {' · '}
        <time dateTime={settled ?? date}>{writeDate(settled ?? date, language)}</time>
      </p>
      <div className="text-ink">
        <p>
          <bdi>{new Intl.ListFormat(language.locale).format(titles)}</bdi>
        </p>
        <p>{t('orderPage.cancelAmount', { amount: isolate(money(amount)) })}</p>
        {reason && (
          <p className="whitespace-pre-line">
            {t('orderPage.cancelReason', { reason: isolateText(reason) })}
          </p>
        )}
        {message && <p>{t('orderPage.cancelAnswer', { message: isolateText(message) })}</p>}
      </div>
    </Notice>
  );
};
