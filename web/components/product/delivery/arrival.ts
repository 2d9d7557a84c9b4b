import { useContext, useSyncExternalStore } from 'react';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import { deliveryDates } from '#contract/delivery/delivery-dates.ts';
import { writeDays } from '#i18n/formats.ts';
import { serverSkew } from '#web/lib/page-data/server-clock.ts';
import { SharedContext } from '#web/lib/page-data/shared-data.ts';
import { dayOf } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** Nothing tells that a day has begun: the day is read at each rendering. */
const subscribeToNothing = () => () => undefined;

/**
 * The day by the server's clock, in UTC: what comes in some days is promised from it. A page that has been
 * open for longer than a day follows, once an answer has told how far this device's clock is off.
 */
export const useToday = (): string => {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('useToday stands outside routes/language');
  const { today } = shared;
  const findToday = () => {
    const skew = serverSkew();
    return skew === undefined ? today : dayOf(Date.now() + skew);
  };
  return useSyncExternalStore(subscribeToNothing, findToday, () => today);
};

type Way = { type: number; days_min: number; days_max: number };

/** From which day to which something comes, or may be picked up: "Arrives Nov 27 – 30". */
export const useArrival = () => {
  const { t, language } = useTranslation();
  return (type: number, from: string, to: string) =>
    t(type === SHIPPING_TYPE.pickup ? 'arrival.pickup' : 'arrival.delivery', {
      dates: writeDays(language.locale, from, to),
    });
};

/** From which day to which something comes that is ordered today. */
export const useArrivalOfOrder = () => {
  const today = useToday();
  const arrival = useArrival();
  return (way: Way) => {
    const { from, to } = deliveryDates(today, way);
    return arrival(way.type, from, to);
  };
};
