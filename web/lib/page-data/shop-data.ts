import { formatMoney, type Minor } from '#contract/money.ts';
import { useContext } from 'react';
import type { Logo } from '#web/lib/visit/context.server.ts';
import { SharedContext, type SentCommon } from './shared-data.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

const useFindShared = () => useContext(SharedContext);

/** What every page shares; undefined only where even that could not be loaded. */
export const useFindCommon = (): SentCommon | undefined => useFindShared()?.common;

/** The year of the copyright line. */
export const useYear = (): string | undefined => useFindShared()?.today.slice(0, 4);

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
