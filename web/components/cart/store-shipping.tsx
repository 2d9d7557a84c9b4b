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
  return (
    <p className="ms-auto flex flex-wrap gap-x-2 text-sm">
      {price === null ? (
        estimate && t('cartPage.notSentTo', { place: place(estimate) })
      ) : (
        <>
          {store.arrival && <span className="text-soft">{arrival(store.arrival)}</span>}
          <ShippingCost price={price} />
        </>
      )}
    </p>
  );
};
