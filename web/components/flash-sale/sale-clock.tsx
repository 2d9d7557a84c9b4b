import type { FlashSale } from '#contract/flash-sale.ts';
import { useRevalidator } from 'react-router';
import { Countdown } from '#web/components/product/countdown.tsx';
import { partsOf, useTimeLeft } from '#web/components/product/use-time-left.ts';
import { writeMoment } from '#web/lib/dates.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useEffect, useRef } from 'react';

type Props = { sale: FlashSale; now: string };

/** How long until a sale begins; without scripts, and read aloud, when. */
const UntilStart = ({ sale, now }: Props) => {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(sale.start_time, now);
  const { days, clock } = partsOf(left);
  const begun = useRef(false);
  useEffect(() => {
    if (left > 0 || begun.current) return;
    begun.current = true;
    void revalidate();
  }, [left, revalidate]);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="sr-only noscript:not-sr-only">
        {t('flashSale.startsOn', { date: writeMoment(sale.start_time, language) })}
      </span>
      <span aria-hidden="true" className="noscript:hidden">
        {left === 0 ? t('flashSale.begun') : t('flashSale.startsIn')}
      </span>
      {left > 0 && (
        <span aria-hidden="true" className="flex gap-2 font-semibold tabular-nums noscript:hidden">
          {days > 0 && <span>{t('card.days', { count: days })}</span>}
          <bdi dir="ltr">{clock}</bdi>
        </span>
      )}
    </span>
  );
};

/** Until when a sale runs, or from when, by the server's clock; the page follows when it turns. */
export const SaleClock = ({ sale, now }: Props) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  if (sale.state === 'ended') return <Badge>{t('flashSale.endedBadge')}</Badge>;
  const running = sale.state === 'running';
  return (
    <p
      className={`inline-flex items-center gap-2 rounded-full bg-surface px-3.5 py-1.5 ${running ? 'text-sale' : 'text-soft'}`}
    >
      <Icon name={running ? 'zap' : 'clock'} className="size-4" />
      {running ? (
        <Countdown key={sale.id} endsAt={sale.end_time} now={now} onEnd={revalidate} />
      ) : (
        <UntilStart sale={sale} now={now} />
      )}
    </p>
  );
};
