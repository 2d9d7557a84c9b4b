import type { CartData } from '#contract/cart/cart.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolate } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Store = CartData['stores'][number];

/** When what is selected from each store comes, and what is missing there for free delivery. */
export const MiniDelivery = ({ stores }: { stores: readonly Store[] }) => {
  const shown = stores.filter(
    ({ subtotal, arrival, free_shipping_gap: gap }) => subtotal > 0 && (arrival || gap),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-3 border-t border-line py-4 text-sm text-soft">
      {shown.map((store) => (
        <StoreDelivery key={store.store.slug} store={store} />
      ))}
    </ul>
  );
};

const StoreDelivery = ({ store }: { store: Store }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const arrival = useArrivalOfOrder();
  const { free_shipping_gap: gap, subtotal } = store;
  return (
    <li className="flex items-start gap-2">
      <Icon name="truck" mirrored className="mt-0.5 size-4 text-faint" />
      <div className="grid min-w-0 grow gap-1">
        <p>
          <bdi>{store.store.name}</bdi>
          {store.arrival && <> · {arrival(store.arrival)}</>}
        </p>
        {gap !== null && gap > 0 && (
          <>
            <p className="text-primary">
              {t('cartPage.freeShippingGap', {
                amount: isolate(money(gap)),
                store: store.store.name,
              })}
            </p>
            <progress aria-hidden="true" className="meter" value={subtotal} max={subtotal + gap} />
          </>
        )}
      </div>
    </li>
  );
};
