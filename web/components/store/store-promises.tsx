import type { StoreDetail } from '#contract/stores/store.ts';
import { useMoneyText } from '#web/components/product/price.tsx';
import { useNumber } from '#web/lib/texts/numbers.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Fact } from './store-facts.tsx';

/** How the store sends and takes back, as far as it holds for all that it sells. */
export const StorePromises = (store: StoreDetail) => {
  const { t } = useTranslation();
  const money = useMoneyText();
  const number = useNumber();
  const { free_delivery: free, pickup, return_days: days } = store;
  if (!free && !pickup && !days) return null;
  return (
    <ul
      aria-label={t('product.delivery')}
      className="mt-2 flex w-fit flex-wrap gap-x-6 gap-y-2 rounded-md bg-band px-3 py-2 text-sm"
    >
      {free && (
        <Fact
          icon="truck"
          text={t('store.freeFrom', { rule: free.title, amount: money(free.from) })}
        />
      )}
      {pickup && <Fact icon="store" text={t('listing.ways.pickup')} />}
      {days && (
        <Fact
          icon="rotate-ccw"
          text={
            days.least === days.most
              ? t('product.returns', { count: days.most })
              : t('store.returns', { least: number(days.least), count: days.most })
          }
        />
      )}
    </ul>
  );
};
