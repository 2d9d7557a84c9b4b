import type { CartLine } from '#contract/cart.ts';
import type { Language } from '#i18n/languages.ts';
import type { Translate } from '#i18n/translate.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';

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

/** Where something is picked up: the place's name and address, each in its own direction. */
export const pickupPlace = (place: { title: string | null; address: string | null }): string =>
  [place.title, place.address].flatMap((part) => (part ? isolateText(part) : [])).join(' · ');

/** The lines' titles in one sentence, as the language lists things. */
export const titlesOf = (lines: readonly CartLine[], { locale }: Language): string =>
  new Intl.ListFormat(locale).format(lines.map((line) => line.product.title));
