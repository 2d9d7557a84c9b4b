import type { ProductDetail, ShippingPlace } from '#contract/product.ts';
import { findInLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { NamedPlace } from '#api/checkout/places.ts';
import type { Destination } from '#contract/destination.ts';
import { placesFor } from '#api/checkout/shipping-place.ts';
import type { ProductRow } from './find.ts';

const tellPlace = (place: NamedPlace, language: LanguageCode): ShippingPlace => ({
  id: String(place.id),
  type: place.kind === 'location' ? 1 : 2,
  title: findInLanguage(place.title, language),
  address: place.address,
  country: place.country,
  state: place.state,
  price: place.price,
  days_min: place.daysMin,
  days_max: place.daysMax,
});

export const shippingRuleOf = (
  { rule_id, rule_title, free_above }: ProductRow,
  places: NamedPlace[],
  language: LanguageCode,
): ProductDetail['shipping_rule'] => ({
  id: String(rule_id),
  title: rule_title,
  free_above,
  places: placesFor(places, undefined).map((place) => tellPlace(place, language)),
});

/** What delivery to the place costs and takes, null where it is not delivered there. */
export const deliveryTo = (to: Destination, places: NamedPlace[]): ProductDetail['delivery'] => {
  const place = placesFor(places, to).find(({ kind }) => kind === 'location');
  if (!place) return null;
  const { price, daysMin, daysMax } = place;
  return { price, days_min: daysMin, days_max: daysMax, country: to.country, state: to.state };
};
