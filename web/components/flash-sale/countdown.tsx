import { useEffect, useRef, useState } from 'react';
import { serverSkew } from '#web/lib/page-data/server-clock.ts';
import { writeMoment } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { StaticPart } from '#web/rendering/static-part.tsx';

const SECOND = 1_000;
/** Caches may show the sale for a minute after its end, so the page is asked again this often, until it has changed. */
const NOTIFY_EVERY = 10 * SECOND;
const MAX_NOTIFICATIONS = 8;
/** A cached page may carry a `now` that is this old; a device whose clock is wrong is usually off by more. */
const TRUSTED_SKEW = 10 * 60 * SECOND;

/**
 * Milliseconds until `endsAt`, updated each second, by the server's clock: `now` is its time when
 * the page was rendered, until an answer of the server gives a newer one. The first render, also on
 * the server, uses `now`. Calls `onEnd` when the time has run out while the page is open, and again
 * for as long as the page shows it.
 */
export const useTimeLeft = (endsAt: string, now: string, onEnd?: () => unknown): number => {
  const [at, setAt] = useState(() => Date.parse(now));
  useEffect(() => {
    const difference = Date.parse(now) - Date.now();
    const guess = Math.abs(difference) > TRUSTED_SKEW ? difference : 0;
    const tick = () => setAt(Date.now() + (serverSkew() ?? guess));
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [now]);
  const left = Math.max(0, Date.parse(endsAt) - at);
  const over = left === 0;
  const wasOver = useRef(over);
  useEffect(() => {
    if (!over || wasOver.current || !onEnd) return;
    let count = 0;
    const notify = () => {
      onEnd();
      count += 1;
      if (count === MAX_NOTIFICATIONS) clearInterval(timer);
    };
    const timer = setInterval(notify, NOTIFY_EVERY);
    notify();
    return () => clearInterval(timer);
  }, [over, onEnd]);
  return left;
};

/** Hours, minutes and seconds of a time left, below a day; and the whole days. */
export const partsOf = (left: number): { days: number; clock: string } => {
  const seconds = Math.floor(left / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return { days: Math.floor(seconds / 86_400), clock: clock.map(two).join(':') };
};

/** What the figures of a clock count. */
const UNITS = ['card.hours', 'card.minutes', 'card.seconds'] as const;

type TimeLeftProps = {
  /** Milliseconds. */
  left: number;
  /** The moment, ISO; written in words without scripts, and read aloud. */
  moment: string;
  label: (moment: string) => string;
  /** What the clock counts to, and what is so once it has come. */
  until: string;
  over: string;
  /** In large figures, each on a ground of its own. */
  large?: boolean | undefined;
};

/** A clock that counts down to a moment. */
export const TimeLeft = ({ left, moment, label, until, over, large }: TimeLeftProps) => {
  const { t, language } = useTranslation();
  const { days, clock } = partsOf(left);
  const boxes = [
    { figures: String(days), unit: t('card.dayUnit') },
    ...clock.split(':').map((figures, at) => ({ figures, unit: t(UNITS[at] ?? 'card.seconds') })),
  ];
  return (
    <span className={large ? 'large-clock' : 'inline-flex flex-wrap items-baseline gap-x-2'}>
      <StaticPart as="span" data={moment} className="sr-only noscript:not-sr-only">
        {() => label(writeMoment(moment, language))}
      </StaticPart>
      <span aria-hidden="true" className="noscript:hidden">
        {left === 0 ? over : until}
      </span>
      {left > 0 && (
        <span
          aria-hidden="true"
          className="flex flex-wrap gap-x-2 gap-y-1 font-semibold tabular noscript:hidden"
        >
          {days > 0 && !large && <span>{t('card.days', { count: days })}</span>}
          {large ? (
            boxes.slice(days > 0 ? 0 : 1).map(({ figures, unit }) => (
              <b key={unit} data-unit={unit}>
                {figures}
              </b>
            ))
          ) : (
            // Figures with a colon are written from the left.
            <bdi dir="ltr">{clock}</bdi>
          )}
        </span>
      )}
    </span>
  );
};

type Props = {
  endsAt: string;
  /** The server's clock when the page was made. */
  now: string;
  onEnd?: () => unknown;
  large?: boolean;
};

/** How long an offer still runs; without scripts, and read aloud, until when. */
export const Countdown = ({ endsAt, now, onEnd, large }: Props) => {
  const { t } = useTranslation();
  return (
    <TimeLeft
      left={useTimeLeft(endsAt, now, onEnd)}
      moment={endsAt}
      label={(date) => t('card.endsOn', { date })}
      until={t('card.endsIn')}
      over={t('card.ended')}
      large={large}
    />
  );
};
