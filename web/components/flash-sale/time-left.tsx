import { writeMoment } from '#web/lib/texts/dates.ts';
import { StaticPart } from '#web/rendering/static-part.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
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

/** A clock that counts down to a moment. */
export const TimeLeft = ({ left, moment, tell, until, over }: Props) => {
  const { t, language } = useTranslation();
  const { days, clock } = partsOf(left);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm">
      <StaticPart as="span" data={moment} className="sr-only noscript:not-sr-only">
        {() => tell(writeMoment(moment, language))}
      </StaticPart>
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
