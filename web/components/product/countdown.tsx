import { useEffect, useRef } from 'react';
import { writeMoment } from '#web/lib/dates.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { partsOf, useTimeLeft } from './use-time-left.ts';

type Props = {
  endsAt: string;
  /** The server's clock when the page was made. */
  now: string;
  onEnd?: () => void;
};

/** How long an offer still runs; without scripts, and read aloud, until when. */
export const Countdown = ({ endsAt, now, onEnd }: Props) => {
  const { t, language } = useTranslation();
  const left = useTimeLeft(endsAt, now);
  const { days, clock } = partsOf(left);
  const ended = useRef(left === 0);
  useEffect(() => {
    if (left > 0 || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [left, onEnd]);

  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="sr-only noscript:not-sr-only">
        {t('card.endsOn', { date: writeMoment(endsAt, language) })}
      </span>
      <span aria-hidden="true" className="noscript:hidden">
        {left === 0 ? t('card.ended') : t('card.endsIn')}
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
