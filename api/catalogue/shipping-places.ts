import { sql, type RawBuilder } from 'kysely';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { ShippingPlace } from '#contract/catalogue/product.ts';
import { findInLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findStateName } from '#api/localization/countries.ts';
import type { Place } from '#api/pricing/shipping-place.ts';

/** A way to send, with what a pick-up point says about itself. */
export type NamedPlace = Place & { title: Texts | null; address: string | null };

/** A place as it stands in the database. */
export type PlaceRow = Omit<NamedPlace, 'kind'> & { type: number };

/** A place that was read. */
export const placeOf = ({ type, ...place }: PlaceRow): NamedPlace => ({
  ...place,
  kind: type === SHIPPING_TYPE.location ? 'location' : 'pickup',
});

/** Sub-select: the places of the rules that `which` says, as a JSON list of `PlaceRow`. */
export const placeRows = (which: RawBuilder<unknown>): RawBuilder<PlaceRow[]> => sql`(
  select coalesce(json_agg(sent_to), '[]')
  from (
    select id, rule_id as "ruleId", type, country, state, title, address, price, days_min as "daysMin",
      days_max as "daysMax"
    from shipping_place where rule_id ${which}) sent_to)`;

/** A way to send in the words of the language. */
export const presentPlace = (place: NamedPlace, language: LanguageCode): ShippingPlace => ({
  id: String(place.id),
  type: SHIPPING_TYPE[place.kind],
  title: findInLanguage(place.title, language),
  address: place.address,
  country: place.country,
  state: place.state,
  state_name: findStateName(language, place) ?? place.state,
  price: place.price,
  days_min: place.daysMin,
  days_max: place.daysMax,
});
