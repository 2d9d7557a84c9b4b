import type { PackageListed } from '#contract/orders/order.ts';
import { useArrival } from '#web/components/product/delivery/arrival.ts';
import { writeDate } from '#web/lib/texts/dates.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

type Parcel = Pick<
  PackageListed,
  'shipping_type' | 'expected_from' | 'expected_to' | 'delivered_at' | 'cancelled'
>;

/** When each parcel of an order comes or came, the first first, each day said once. */
export const useArrivals = (packages: readonly Parcel[]): string[] => {
  const { t, language } = useTranslation();
  const arrival = useArrival();
  const texts = packages
    .filter(({ cancelled }) => !cancelled)
    .toSorted((a, b) => a.expected_from.localeCompare(b.expected_from))
    .map(({ delivered_at: at, shipping_type: type, expected_from: from, expected_to: to }) =>
      at === null
        ? arrival(type, from, to)
        : t('orderPage.arrived', { date: writeDate(at, language) }),
    );
  return [...new Set(texts)];
};
