import { SHIPPING_TYPE } from '#contract/order-codes.ts';
import { writeDays } from '#i18n/formats.ts';
import { dayAfter } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { useToday } from './shop-data.ts';

type Way = { type: number; days_min: number; days_max: number };

/** From which day to which something comes, or may be picked up: "Arrives Nov 27 – 30". */
export const useArrival = () => {
  const { t, language } = useTranslation();
  return (type: number, from: string, to: string) =>
    t(type === SHIPPING_TYPE.pickup ? 'arrival.pickup' : 'arrival.delivery', {
      dates: writeDays(language.locale, from, to),
    });
};

/** The same for what is ordered today. */
export const useArrivalOfOrder = () => {
  const today = useToday();
  const arrival = useArrival();
  return ({ type, days_min, days_max }: Way) =>
    arrival(type, dayAfter(today, days_min), dayAfter(today, days_max));
};
