import type { Cancellation } from '#contract/orders/cancellation.ts';
import { cancellationParts } from '#contract/orders/refund-parts.ts';
import { PAYMENT_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { orderPlaces, type WhichOrder } from '#web/components/order/which-order.ts';
import { RefundSums } from '#web/components/order/refund-sums.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cancellationState } from './cancellation-texts.ts';

const TONES = { requested: 'info', approved: 'success', refused: 'error' } as const;

/** Money that is back is good news; what was cancelled is only said. */
const toneOf = ({ kind, state }: Cancellation) => {
  if (state !== 'done') return TONES[state];
  return kind === 'refund' ? 'success' : 'info';
};

export type CancellationNotesProps = { order: Order; which: WhichOrder };

/** What was cancelled or asked to be, and what the shop says to it; the newest first. */
const CancellationNotes = ({ order, which }: CancellationNotesProps) => {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t(
        order.cancellations.some(({ kind }) => kind === 'refund')
          ? 'orderPage.requests'
          : 'orderPage.cancellations',
      )}
      className="grid gap-3"
    >
      {order.cancelled && order.cancellations.length > 1 && (
        <p className="font-semibold">{t('orderPage.cancelled')}</p>
      )}
      {order.cancellations.map((cancellation) => (
        <CancellationNote key={cancellation.id} {...{ cancellation, order, which }} />
      ))}
    </section>
  );
};

/** What it is about; of a line that is not meant as a whole, how many units. */
const titlesOf = ({ lines }: Order, { line_ids, quantities }: Cancellation): string[] =>
  lines.flatMap((line) => {
    const units = quantities[line_ids.indexOf(line.id)];
    if (units === undefined) return [];
    const { title } = line.product;
    return units === line.quantity ? title : `${units} × ${title}`;
  });

type Props = { cancellation: Cancellation; order: Order; which: WhichOrder };

const CancellationNote = ({ cancellation, order, which }: Props) => {
  const { t, language } = useTranslation();
  const { kind, state, reason, message, amount, date, settled, pictures } = cancellation;
  const parts = cancellationParts(order, cancellation);
  // What all of the order was stands below.
  const isWhole = order.cancelled && order.cancellations.length === 1 && kind === 'cancel';
  const titles = isWhole ? [] : titlesOf(order, cancellation);
  const isCharged = order.payment_status === PAYMENT_STATUS.paid;
  return (
    <Notice tone={toneOf(cancellation)}>
      <p className="font-medium">
        {isWhole && state === 'done'
          ? t('orderPage.cancelled')
          : cancellationState(t, cancellation)}
        {' · '}
        <time dateTime={settled ?? date}>{writeDate(settled ?? date, language)}</time>
      </p>
      <div className="text-ink">
        {titles.length > 0 && (
          <p className="font-medium">
            <bdi>{new Intl.ListFormat(language.locale).format(titles)}</bdi>
          </p>
        )}
        {reason && (
          <p className="whitespace-pre-line">
            {t('orderPage.cancelReason', { reason: isolateText(reason) })}
          </p>
        )}
        {message && <p>{t('orderPage.cancelAnswer', { message: isolateText(message) })}</p>}
        {/* Of what was declined nothing goes back. */}
        {state !== 'refused' && (!isWhole || isCharged) && (
          <div className="max-w-sm pt-3 pb-1">
            <RefundSums
              name={t(isCharged ? 'orderPage.refundTotal' : 'orderPage.cancelledSum')}
              total={amount}
              parts={isCharged ? parts : null}
            />
          </div>
        )}
        <Pictures ids={pictures} which={which} />
      </div>
    </Notice>
  );
};

/** What the shopper has sent with it; nobody else sees that but the shop. */
const Pictures = ({ ids, which }: { ids: readonly string[]; which: WhichOrder }) => {
  const { t, paths } = useTranslation();
  const { picture } = orderPlaces(paths, which);
  if (ids.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
      {ids.map((id, at) => (
        <li key={id}>
          <a href={picture(id)} target="_blank" rel="noreferrer" className="block">
            <img
              src={picture(id)}
              alt={t('orderPage.returnPicture', { number: at + 1 })}
              loading="lazy"
              className="size-16 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};

export default CancellationNotes;
