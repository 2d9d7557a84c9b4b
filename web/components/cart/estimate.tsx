import type { CartData, ShippingEstimate } from '#contract/cart/cart.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

/** The place that an estimate is for, as its language names it. */
export const usePlace = (): ((estimate: ShippingEstimate) => string) => {
  const { language } = useTranslation();
  const names = new Intl.DisplayNames(language.locale, { type: 'region' });
  return ({ country, state_name }) =>
    joinByComma(
      language.code,
      [state_name, names.of(country)].flatMap((name) => (name ? isolateText(name) : [])),
    );
};

/** What sending is called in the sums. */
export const useEstimateName = (): ((estimate: ShippingEstimate) => string) => {
  const { t } = useTranslation();
  const place = usePlace();
  return (estimate) => t('cartPage.estimate', { place: place(estimate) });
};

/** What a cart comes to, as far as it is known, and what that is called. */
export const useTotal = ({ summary, estimate }: CartData) => {
  const { t } = useTranslation();
  const guessed = estimate?.total ?? null;
  return guessed === null
    ? { name: t('cartPage.total'), amount: summary.total }
    : { name: t('cartPage.estimateTotal'), amount: guessed };
};

export const ShippingCost = ({ price }: { price: number }) => {
  const { t } = useTranslation();
  const money = useMoney();
  return price === 0 ? (
    <span className="text-success">{t('cartPage.free')}</span>
  ) : (
    <Amount>{money(price)}</Amount>
  );
};
