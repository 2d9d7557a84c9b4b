import type { CartData, ShippingEstimate } from '#contract/cart.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { useMoney } from '#web/lib/page-data/shop-data.ts';
import { isolateText } from '#web/lib/texts/isolate.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import { Amount } from '#web/ui/price.tsx';

/** The place that an estimate is for, as its language names it. */
const usePlace = (): ((estimate: ShippingEstimate) => string) => {
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

type StoreProps = { cart: CartData; store: CartData['stores'][number] };

/** When what is selected from one store comes, and what that costs: known with the address, estimated before. */
export const StoreShipping = ({ cart: { estimate }, store }: StoreProps) => {
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
