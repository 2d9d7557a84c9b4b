import { useTranslation } from '#web/lib/translation.tsx';

/** Writes a rate in basis points as the language writes percents: 550 is "5.5%". */
export const useWriteRate = (): ((basisPoints: number) => string) => {
  const { locale } = useTranslation().language;
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (basisPoints) => format.format(basisPoints / 10_000);
};
