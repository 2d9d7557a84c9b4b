import { useTimeLeft } from '#web/components/payment/time-left.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** For how long it is held, and what becomes of it then. */
export const Held = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const time = useTimeLeft(until);
  return (
    <p className="max-w-prose text-soft" suppressHydrationWarning>
      {`${t('orderPage.thanksUnpaid', { time })} ${t('orderPage.afterwards')}`}
    </p>
  );
};
