import { formatMoney, type Minor } from '#contract/money.ts';
import { useContext, useSyncExternalStore } from 'react';
import type { Logo } from '#web/lib/visit/context.server.ts';
import { dayOf } from '#web/lib/texts/dates.ts';
import { serverSkew } from './server-clock.ts';
import { SharedContext, type SentCommon } from './shared-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const useFindShared = () => useContext(SharedContext);

/** What every page shares; undefined only where even that could not be loaded. */
export const useFindCommon = (): SentCommon | undefined => useFindShared()?.common;

/** The year of the copyright line. */
export const useYear = (): string | undefined => useFindShared()?.today.slice(0, 4);

const neverTells = () => () => undefined;

/**
 * The day by the server's clock, in UTC: what comes in some days is promised from it. A page that has been
 * open for longer than a day follows, once an answer has told how far this device's clock is off.
 */
export const useToday = (): string => {
  const shared = useFindShared();
  if (!shared) throw new Error('useToday stands outside routes/language');
  const { today } = shared;
  const findToday = () => {
    const skew = serverSkew();
    return skew === undefined ? today : dayOf(Date.now() + skew);
  };
  return useSyncExternalStore(neverTells, findToday, () => today);
};

/** The logo of the shop's theme, if it has one. */
export const useLogo = (): Logo | undefined => useFindShared()?.logo;

/** What every page shares: settings, languages, banners. */
export const useCommon = (): SentCommon => {
  const common = useFindCommon();
  if (!common) throw new Error('useCommon stands outside routes/language');
  return common;
};

/** Writes amounts (minor units) as prices of this shop in the page's language. */
export const useMoney = (): ((amount: Minor) => string) => {
  const { setting } = useCommon();
  const { language } = useTranslation();
  return (amount) => formatMoney(amount, setting, language.locale);
};
