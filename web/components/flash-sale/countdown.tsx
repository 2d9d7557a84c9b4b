import { writeMoment } from '#web/lib/dates.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { TimeLeft } from './time-left.tsx';
import { useTimeLeft } from './use-time-left.ts';

type Props = {
  endsAt: string;
  /** The server's clock when the page was made. */
  now: string;
  onEnd?: () => unknown;
};

/** How long an offer still runs; without scripts, and read aloud, until when. */
export const Countdown = ({ endsAt, now, onEnd }: Props) => {
  const { t, language } = useTranslation();
  return (
    <TimeLeft
      left={useTimeLeft(endsAt, now, onEnd)}
      moment={t('card.endsOn', { date: writeMoment(endsAt, language) })}
      until={t('card.endsIn')}
      over={t('card.ended')}
    />
  );
};
