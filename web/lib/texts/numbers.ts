import { numberFormat, writeNumber } from '#i18n/formats.ts';
import { useTranslation } from './translation.tsx';

/** Writes a number as the page's language groups it: 1,234 or 12,34,567. */
export const useNumber = (): ((value: number) => string) => {
  const { locale } = useTranslation().language;
  return (value) => writeNumber(locale, value);
};

/** Writes a share as the page's language writes percents: 0.055 is 5.5%, 5,5 % or %5,5. */
export const usePercent = (): ((share: number) => string) => {
  const format = numberFormat(useTranslation().language.locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (share) => format.format(share);
};
