import type { CartData, ShippingEstimate } from '#contract/cart/cart.ts';
import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findCountryRules, findState } from '#api/localization/country-rules.ts';
import { findStateName } from '#api/localization/countries.ts';
import { addUp } from '#api/pricing/sums.ts';
import type { Cart } from './read-cart.ts';
import { presentStore } from './present-line.ts';
import type { QuotedLine } from './quote.ts';

/** A place that somebody names; undefined where there is no such country. */
export const findDestination = (destination: {
  country?: string | undefined;
  state?: string | undefined;
}): Destination | undefined => {
  const country = findCountryRules(destination.country?.toUpperCase() ?? '');
  if (!country) return undefined;
  const state = destination.state ? findState(country, destination.state) : undefined;
  return { country: country.code, state: state?.code ?? '' };
};

/** What it costs to send lines; null where one of them is not sent there. */
const shippingOf = (lines: readonly QuotedLine[]): number | null =>
  lines.every(({ place }) => place) ? addUp(lines.map(({ sums }) => sums)).shipping : null;

/** What sending would cost, by store and in all, while no address is known. */
export const presentEstimate = (
  { estimate }: Cart,
  language: LanguageCode,
): CartData['estimate'] => {
  const lines = estimate?.lines.filter((line) => line.selected) ?? [];
  if (!estimate?.to || lines.length === 0) return null;
  const { country, state } = estimate.to;
  const shipping = shippingOf(lines);
  const stores = [...Map.groupBy(lines, (line) => line.storeId).values()].flatMap(
    (ofStore): ShippingEstimate['stores'] => {
      const [first] = ofStore;
      if (!first) return [];
      return [{ slug: presentStore(first, language).slug, shipping: shippingOf(ofStore) }];
    },
  );
  return {
    country,
    state,
    state_name: findStateName(language, { country, state }) ?? null,
    shipping,
    total: shipping === null ? null : estimate.sums.all.total,
    tax: estimate.sums.all.tax,
    stores,
  };
};
