import { writeMoment } from '#web/lib/dates.ts';
import { KEPT, useIsKept } from '#web/lib/kept.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { partsOf } from './use-time-left.ts';

type Props = {
  /** Milliseconds. */
  left: number;
  /** The moment, ISO; told in words without scripts, and read aloud. */
  moment: string;
  tell: (moment: string) => string;
  /** What the clock counts to, and what is so once it has come. */
  until: string;
  over: string;
};

const TOLD = 'sr-only noscript:not-sr-only';

/** As the server has written it: the first date that a browser writes keeps a phone busy for a while. */
const Moment = ({ moment, tell }: Pick<Props, 'moment' | 'tell'>) => {
  const { language } = useTranslation();
  if (useIsKept()) return <span className={TOLD} {...KEPT} />;
  return <span className={TOLD}>{tell(writeMoment(moment, language))}</span>;
};

/** A clock that counts down to a moment. */
export const TimeLeft = ({ left, moment, tell, until, over }: Props) => {
  const { t } = useTranslation();
  const { days, clock } = partsOf(left);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm">
      <Moment key={moment} moment={moment} tell={tell} />
      <span aria-hidden="true" className="noscript:hidden">
        {left === 0 ? over : until}
      </span>
      {left > 0 && (
        <span
          aria-hidden="true"
          className="flex flex-wrap gap-x-2 font-semibold tabular-nums noscript:hidden"
        >
          {days > 0 && <span>{t('card.days', { count: days })}</span>}
          <bdi dir="ltr">{clock}</bdi>
        </span>
      )}
    </span>
  );
};
