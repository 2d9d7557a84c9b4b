import type { ReactNode } from 'react';
import type { CartData } from '#contract/cart/cart.ts';
import { ShippingCost } from '#web/components/cart/estimate.tsx';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Store = CartData['stores'][number];

type Props = {
  /** Whose goods these are: its name, when they come, and what is missing for free delivery. */
  store: Store;
  /** What sending them costs, as far as it is known. */
  shipping: number | null;
  isFirst: boolean;
  /** Its goods, as items of a list. */
  children: ReactNode;
};

/** What is in the cart from one store, with when it comes and what that costs. */
export const MiniStore = ({ store, shipping, isFirst, children }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const arrival = useArrivalOfOrder();
  const { free_shipping_gap: gap, subtotal } = store;
  const isSent = subtotal > 0;
  return (
    <section className={isFirst ? undefined : 'border-t border-line pt-3'}>
      <p className="flex items-start gap-2 text-sm text-soft">
        <Icon name="truck" mirrored className="mt-0.5 size-4 text-faint" />
        <span className="min-w-0 grow">
          <bdi className="font-medium text-ink">{store.store.name}</bdi>
          {isSent && store.arrival && <> · {arrival(store.arrival)}</>}
        </span>
        {isSent && shipping !== null && <ShippingCost price={shipping} />}
      </p>
      <ul className="divide-y divide-line">{children}</ul>
      {isSent && gap !== null && gap > 0 && (
        <div className="grid gap-1 pb-4 text-sm">
          <p className="text-primary">
            {t('cartPage.freeShippingGap', {
              amount: isolate(money(gap)),
              store: store.store.name,
            })}
          </p>
          <progress aria-hidden="true" className="meter" value={subtotal} max={subtotal + gap} />
        </div>
      )}
    </section>
  );
};
