import type { ReactNode } from 'react';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { ProductDetail, ShippingPlace } from '#contract/catalogue/product.ts';
import { joinByComma } from '#i18n/comma.ts';
import { useArrivalOfOrder } from '#web/components/product/delivery/arrival.ts';
import { Link } from '#web/lib/paths/link.tsx';
import { useTranslation } from '#web/lib/texts/translation.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Amount } from '#web/ui/price.tsx';
import { findDelivery, findPickup, isSentFree } from './delivery-place.ts';
import { useCost, useCountry } from './delivery-texts.ts';

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} className="mt-0.5 size-5 text-soft" />
    <p className="min-w-0 text-sm font-medium">{children}</p>
  </li>
);

/** Who sends it. */
const SoldBy = ({ store: { name, slug } }: Pick<ProductDetail, 'store'>) => {
  const { t, paths } = useTranslation();
  return (
    <Line icon="store">
      {t('product.soldBy')}{' '}
      <Link to={paths.store(slug)} className="text-primary underline underline-offset-4">
        <bdi>{name}</bdi>
      </Link>
    </Line>
  );
};

/** Where a way to send leads: of a country with states of their own it is the others. */
const useWhereTo = (places: readonly ShippingPlace[]) => {
  const { t, language } = useTranslation();
  const country = useCountry();
  return ({ id, type, country: code, state, state_name: stateName }: ShippingPlace): string => {
    if (!code) return '';
    const name = country(code);
    // The place itself has its town in its name.
    if (type === SHIPPING_TYPE.pickup) return name;
    const isRest =
      !state && places.some((one) => one.country === code && one.state && one.id !== id);
    return isRest
      ? t('product.restOfCountry', { country: name })
      : joinByComma(language.code, [stateName, name]);
  };
};

type PlaceProps = { place: ShippingPlace; whereTo: string };

const Place = ({
  place,
  whereTo,
  free,
  inStock,
}: PlaceProps & { free: boolean; inStock: boolean }) => {
  const { t, language } = useTranslation();
  const arrival = useArrivalOfOrder();
  const cost = useCost();
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm last:border-0">
      <span suppressHydrationWarning>
        {place.type === SHIPPING_TYPE.pickup
          ? t('product.pickupAt', {
              place: joinByComma(language.code, [place.title ?? place.address ?? '', whereTo]),
            })
          : whereTo || t('product.everywhere')}
        {inStock && <span className="block text-faint">{arrival(place)}</span>}
      </span>
      <Amount>{cost(free ? 0 : place.price)}</Amount>
    </li>
  );
};

const RANKS = { here: 0, pickup: 1, country: 2, place: 3, everywhere: 4, pickupAbroad: 5 };

/**
 * The shop's own place first, then where to fetch it there, the rest of its country, then the other countries by
 * name, and the rest of the world; last, where those who live elsewhere may fetch it.
 */
const usePlacesInOrder = ({
  shipping_rule: { places },
  delivery,
}: Props['product']): PlaceProps[] => {
  const { language } = useTranslation();
  const whereTo = useWhereTo(places);
  const here = delivery && findDelivery(places, delivery);
  const rankOf = (place: ShippingPlace): number => {
    if (place.id === here?.id) return RANKS.here;
    if (place.type === SHIPPING_TYPE.pickup)
      return !delivery || findPickup([place], delivery) ? RANKS.pickup : RANKS.pickupAbroad;
    if (!place.country) return RANKS.everywhere;
    return place.country === delivery?.country ? RANKS.country : RANKS.place;
  };
  return places
    .map((place) => ({ place, whereTo: whereTo(place), rank: rankOf(place) }))
    .toSorted((a, b) => a.rank - b.rank || a.whereTo.localeCompare(b.whereTo, language.locale));
};

type Props = {
  product: Pick<
    ProductDetail,
    | 'delivery'
    | 'shipping_rule'
    | 'inventory'
    | 'in_stock'
    | 'refundable'
    | 'return_days'
    | 'store'
    | 'warranty'
  >;
};

/** Who sends it, whether it can go back, how long it is vouched for, and all the ways that it is delivered. */
const Delivery = ({ product }: Props) => {
  const { t } = useTranslation();
  const places = usePlacesInOrder(product);
  const free = isSentFree(product.shipping_rule, product.inventory);
  return (
    <section aria-label={t('product.delivery')} className="grid content-start gap-4">
      <ul className="grid gap-4">
        <SoldBy store={product.store} />
        <Line icon="rotate-ccw">
          {product.refundable && product.return_days > 0
            ? t('product.returns', { count: product.return_days })
            : t('product.noReturns')}
        </Line>
        {product.warranty && <Line icon="shield-check">{product.warranty}</Line>}
      </ul>
      {places.length > 1 && (
        <details className="group/places text-sm">
          <summary className="inline-flex min-h-8 items-center gap-1 text-primary underline underline-offset-4">
            {t('product.allDelivery')}
            <Icon
              name="chevron-down"
              className="size-4 transition-transform group-open/places:rotate-180"
            />
          </summary>
          <ul className="mt-2">
            {places.map(({ place, whereTo }) => (
              <Place
                key={place.id}
                place={place}
                whereTo={whereTo}
                free={free}
                inStock={product.in_stock}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

export default Delivery;
