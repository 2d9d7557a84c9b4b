import { useRevalidator } from 'react-router';
import type { FlashSale } from '#contract/catalogue/flash-sale.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Countdown, TimeLeft, useTimeLeft } from './countdown.tsx';

type Props = { sale: FlashSale; now: string };

/** How long until a sale begins; without scripts, and read aloud, when. */
const UntilStart = ({ sale, now }: Props) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <TimeLeft
      left={useTimeLeft(sale.start_time, now, revalidate)}
      moment={sale.start_time}
      label={(date) => t('flashSale.startsOn', { date })}
      until={t('flashSale.startsIn')}
      over={t('flashSale.begun')}
    />
  );
};

/** Until when a sale runs, or from when, by the server's clock; the page follows when it turns. */
export const SaleClock = ({ sale, now }: Props) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  if (sale.state === 'ended') return <Badge>{t('flashSale.endedBadge')}</Badge>;
  return (
    <p>
      {sale.state === 'running' ? (
        <Countdown key={sale.id} endsAt={sale.end_time} now={now} onEnd={revalidate} large />
      ) : (
        <UntilStart sale={sale} now={now} />
      )}
    </p>
  );
};
