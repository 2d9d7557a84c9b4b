import { SHIPPING_TYPE } from '#contract/codes.ts';
import { mostPrecise, type Destination } from '#contract/delivery/shipping-reach.ts';
import type { Minor } from '#contract/money.ts';
import type { ShippingPlace } from '#contract/catalogue/product.ts';
import type { CountryFields } from '#web/components/checkout/address/country-fields.ts';
import { DELIVERY_PLACE_COOKIE } from './place-cookie.ts';
import { writeLocal, useLocalStorage } from '#web/lib/browser/local-storage.ts';

const KEY = 'deliveryPlace';

/** Where this browser's shopper wants things delivered. */
export type DeliveryPlace = Destination & { stateName: string };

/** What can be chosen: all countries, and the states of one of them. */
export type PlaceChoices = {
  country: string;
  countries: { code: string; name: string }[];
  states: { code: string; name: string }[];
  /** What an address there needs. */
  fields: CountryFields | null;
};

/** The cheapest delivery to a place, then the fastest; undefined where it is not delivered there. */
export const findDelivery = (places: readonly ShippingPlace[], to: Destination) =>
  mostPrecise(
    places.filter(({ type }) => type === SHIPPING_TYPE.location),
    to,
  ).toSorted((one, other) => one.price - other.price || one.days_max - other.days_max)[0];

/** Where one who lives there can fetch it: nobody travels to another country, or state, for it. */
export const findPickup = (places: readonly ShippingPlace[], to: Destination) =>
  places.find(
    ({ type, country, state }) =>
      type === SHIPPING_TYPE.pickup &&
      (!country || country === to.country) &&
      (!state || !to.state || state === to.state),
  );

type Priced = readonly { price: Minor }[];

/** Whether one of these alone is sent for nothing, whichever it is. */
export const isSentFree = ({ free_above: from }: { free_above: Minor | null }, goods: Priced) =>
  from !== null && goods.length > 0 && goods.every(({ price }) => price >= from);

/** Whether what delivery costs depends on where in the country it goes. */
export const dependsOnState = (places: readonly ShippingPlace[], country: string): boolean =>
  places.some(
    (place) => place.type === SHIPPING_TYPE.location && place.country === country && place.state,
  );

const parse = (text: string | null): DeliveryPlace | null => {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<DeliveryPlace> | null;
    if (typeof saved?.country !== 'string' || !/^[A-Z]{2}$/.test(saved.country)) return null;
    return { country: saved.country, state: `${saved.state}`, stateName: `${saved.stateName}` };
  } catch {
    // The stored value is invalid; the shop's default place is used.
    return null;
  }
};

/**
 * The place in local storage. The page itself is the same for everybody, so the server does not
 * know it.
 */
export const useDeliveryPlace = (): DeliveryPlace | null => parse(useLocalStorage(KEY));

export const rememberDeliveryPlace = (place: DeliveryPlace) => {
  writeLocal(KEY, JSON.stringify(place));
  const value = encodeURIComponent(`${place.country}/${place.state}`);
  document.cookie = `${DELIVERY_PLACE_COOKIE}=${value};path=/;max-age=31536000;samesite=lax`;
};
