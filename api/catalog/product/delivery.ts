import type { ProductDetail } from '#contract/product.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { tellPlace, type NamedPlace } from '#api/catalog/shipping-places.ts';
import type { Destination } from '#contract/destination.ts';
import { placesFor } from '#api/pricing/shipping-place.ts';
import type { ProductRow } from './find.ts';

/** The rule by which a product is sent, with all the places that it names. */
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
