import { SHIPPING_TYPE } from '#contract/codes.ts';
import { currencyExponent, type CurrencySetting, type Minor } from '#contract/money.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';

/** Search engines read the first few rates. */
const MOST_PLACES = 10;

type Shop = {
  setting: CurrencySetting;
  /** The shop's own country, whose return policy is listed. */
  country: string;
};

type Identified = { '@id': string };
export type OfferTerms = {
  shippingDetails?: readonly Identified[];
  hasMerchantReturnPolicy: Identified;
};

/** Writes amounts (minor units) as schema.org has them: `24.50`. */
export const moneyIn = ({ currency }: CurrencySetting) => {
  const exponent = currencyExponent(currency);
  return (amount: Minor): string => (amount / 10 ** exponent).toFixed(exponent);
};

/** The delivery that the product's rule offers, the cheapest first. */
const shippingOf = ({ shipping_rule: rule, current }: ProductDetail, setting: CurrencySetting) => {
  const money = moneyIn(setting);
  const free = rule.free_above !== null && current >= rule.free_above;
  return rule.places
    .filter(({ type }) => type === SHIPPING_TYPE.location)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, MOST_PLACES)
    .map((place) => ({
      '@type': 'OfferShippingDetails',
      '@id': `#delivery-${place.id}`,
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: money(free ? 0 : place.price),
        currency: setting.currency,
      },
      ...(place.country && {
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: place.country,
          ...(place.state && { addressRegion: place.state }),
        },
      }),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: place.days_min,
          maxValue: place.days_max,
          unitCode: 'DAY',
        },
      },
    }));
};

const returnsOf = ({ refundable, return_days: days }: ProductDetail, country: string) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': '#returns',
  applicableCountry: country,
  ...(refundable && days > 0
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
});

/** By what every offer of the product is delivered and taken back. */
export const termsOf = (product: ProductDetail, { setting, country }: Shop): OfferTerms => {
  const shipping = shippingOf(product, setting);
  return {
    ...(shipping.length > 0 && { shippingDetails: shipping }),
    hasMerchantReturnPolicy: returnsOf(product, country),
  };
};

const named = ({ '@id': id }: Identified): Identified => ({ '@id': id });

/** The same by their names, where another offer of the page lists them in full. */
export const namesOf = ({ shippingDetails, hasMerchantReturnPolicy }: OfferTerms): OfferTerms => ({
  ...(shippingDetails && { shippingDetails: shippingDetails.map(named) }),
  hasMerchantReturnPolicy: named(hasMerchantReturnPolicy),
});
