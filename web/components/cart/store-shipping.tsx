import type { CartData } from '#contract/cart/cart.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { ShippingCost, usePlace } from './estimate.tsx';

type Props = { cart: CartData; store: CartData['stores'][number] };

/** When what is selected from one store comes, and what that costs: known with the address, estimated before. */
export const StoreShipping = ({ cart: { estimate }, store }: Props) => {
  const { t } = useTranslation();
  const place = usePlace();
  const arrival = useArrivalOfOrder();
  const guessed = estimate?.stores.find(({ slug }) => slug === store.store.slug);
  const price = guessed ? guessed.shipping : store.shipping;
  if (store.subtotal === 0 || (price === null && !guessed)) return null;
  const line = 'flex justify-between gap-4 border-t border-line px-4 py-3 text-sm sm:px-6';
  if (price === null)
    return (
      estimate && <p className={line}>{t('cartPage.notSentTo', { place: place(estimate) })}</p>
    );
  return (
    <p className={line}>
      <span className="grid text-soft">
        {t('cartPage.shipping')}
        {store.arrival && <span>{arrival(store.arrival)}</span>}
      </span>
      <ShippingCost price={price} />
    </p>
  );
};
