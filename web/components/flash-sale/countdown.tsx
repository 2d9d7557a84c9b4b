import { useTranslation } from '#web/lib/texts/translation.tsx';
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
  const { t } = useTranslation();
  return (
    <TimeLeft
      left={useTimeLeft(endsAt, now, onEnd)}
      moment={endsAt}
      tell={(date) => t('card.endsOn', { date })}
      until={t('card.endsIn')}
      over={t('card.ended')}
    />
  );
};
