import type { Translate } from '#i18n/translate.ts';

/** How long it takes: "Today", "3 days", "2–4 days". */
export const deliveryDays = (
  t: Translate,
  days: { days_min: number; days_max: number },
): string => {
  if (days.days_max === 0) return t('shippingPage.today');
  return days.days_min === days.days_max
    ? t('shippingPage.daysExact', { count: days.days_max })
    : t('shippingPage.days', { from: days.days_min, count: days.days_max });
};
