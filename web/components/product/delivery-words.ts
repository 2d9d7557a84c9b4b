import { useTranslation } from '#web/lib/translation.tsx';
import { useMoneyText } from './price.tsx';

/** "2–4 days", "tomorrow"-style words are left out: days count from the order. */
export const useDays = () => {
  const { t } = useTranslation();
  return (from: number, to: number) =>
    from === to
      ? t('product.daysExact', { count: to })
      : t('product.days', { from: String(from), count: to });
};

export const useCost = () => {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (price: number) => (price === 0 ? t('product.deliveryFree') : money(price));
};

export const useCountry = () => {
  const { language } = useTranslation();
  const names = new Intl.DisplayNames(language.locale, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
};
