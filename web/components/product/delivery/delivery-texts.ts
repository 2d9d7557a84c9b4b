import { countriesOf } from '#i18n/formats.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';

/** What delivery costs, for running text. */
export const useCost = () => {
  const { t } = useTranslation();
  const money = useMoneyText();
  return (price: number) => (price === 0 ? t('product.deliveryFree') : money(price));
};

/**
 * A country's name. Browsers name some otherwise than the server does, so an element that says it
 * has `suppressHydrationWarning`.
 */
export const useCountry = () => {
  const { language } = useTranslation();
  return (code: string) => countriesOf(language.locale).of(code) ?? code;
};
