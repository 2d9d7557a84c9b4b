import type { CurrencySetting, Minor } from '#contract/money.ts';
import type { Inventory, ProductDetail } from '#contract/catalogue/product.ts';
import type { Review } from '#contract/reviews/review.ts';
import { moneyIn, namesOf, termsOf, type OfferTerms } from './offer-terms.server.ts';

type Context = {
  origin: string;
  setting: CurrencySetting;
  /** Where pictures begin. */
  pictures: string;
  /** The shop's own country, whose return policy is listed. */
  country: string;
  reviews: readonly Review[];
};

/** More variants than these weigh more than they are worth: their range of prices is given. */
const MOST_VARIANTS = 24;

type Offered = {
  url: string;
  price: Minor;
  previous: Minor | null;
  inStock: boolean;
  terms: OfferTerms;
};

/** One offer at what it costs now; in a sale with its end and the price before. */
const offerOf = (product: ProductDetail, offered: Offered, { setting }: Context) => {
  const money = moneyIn(setting);
  const { url, price, previous, inStock, terms } = offered;
  return {
    '@type': 'Offer',
    url,
    price: money(price),
    priceCurrency: setting.currency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.store.name },
    ...(product.end_time && { priceValidUntil: product.end_time }),
    ...(previous !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: money(previous),
        priceCurrency: setting.currency,
      },
    }),
    ...terms,
  };
};

/** The range of prices of many variants: of those that can be bought, or of all while none can. */
const rangeOf = (product: ProductDetail, url: string, { setting }: Context) => {
  const money = moneyIn(setting);
  const available = product.inventory.filter(({ quantity }) => quantity > 0);
  const offered = available.length > 0 ? available : product.inventory;
  const prices = offered.map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: money(Math.min(...prices)),
    highPrice: money(Math.max(...prices)),
    offerCount: prices.length,
    priceCurrency: setting.currency,
    availability: `https://schema.org/${available.length > 0 ? 'InStock' : 'OutOfStock'}`,
  };
};

type Variant = { product: ProductDetail; variant: Inventory; terms: OfferTerms };

const variantOf = ({ product, variant, terms }: Variant, url: string, context: Context) => {
  const chosen = variant.inventory_attributes.flatMap(({ attribute_id, value_id }) => {
    const attribute = product.attributes.find(({ id }) => id === attribute_id);
    const value = attribute?.values.find(({ id }) => id === value_id);
    return attribute && value ? [{ name: attribute.title, value }] : [];
  });
  const colour = chosen.find(({ value }) => value.color !== null);
  const { pictures, origin } = context;
  return {
    '@type': 'Product',
    sku: variant.sku,
    ...(variant.gtin && { gtin: variant.gtin }),
    name: [product.title, ...chosen.map(({ value }) => value.title)].join(', '),
    ...(variant.image && { image: new URL(`${pictures}1280/${variant.image}`, origin).href }),
    ...(colour && { color: colour.value.title }),
    additionalProperty: chosen.map(({ name, value }) => ({
      '@type': 'PropertyValue',
      name,
      value: value.title,
    })),
    offers: offerOf(
      product,
      {
        url: `${url}?variant=${variant.id}`,
        price: variant.price,
        previous: variant.previous,
        inStock: variant.quantity > 0,
        terms,
      },
      context,
    ),
  };
};

const reviewData = ({ name, date, rating, review, language }: Review) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: date.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  reviewBody: review,
  inLanguage: language,
});

/** The offer of a product, or the products that its variants are. */
const offersOf = (product: ProductDetail, url: string, context: Context) => {
  const { inventory, current: price, previous, in_stock: inStock } = product;
  if (inventory.length > MOST_VARIANTS)
    return { '@type': 'Product', offers: rangeOf(product, url, context) };
  const terms = termsOf(product, context);
  if (inventory.length > 1) {
    const names = namesOf(terms);
    return {
      '@type': 'ProductGroup',
      productGroupID: product.id,
      variesBy: product.attributes.map(({ title, values }) =>
        values.some(({ color }) => color !== null) ? 'https://schema.org/color' : title,
      ),
      // The first lists the terms for all.
      hasVariant: inventory.map((variant, at) =>
        variantOf({ product, variant, terms: at === 0 ? terms : names }, url, context),
      ),
    };
  }
  return {
    '@type': 'Product',
    productID: product.id,
    ...(inventory[0] && { sku: inventory[0].sku }),
    ...(inventory[0]?.gtin && { gtin: inventory[0].gtin }),
    offers: offerOf(product, { url, price, previous, inStock, terms }, context),
  };
};

/** schema.org's Product, or ProductGroup where it has variants, as search engines show it. */
export const productData = (product: ProductDetail, url: string, context: Context) => {
  const { origin, pictures, reviews } = context;
  const images = [product.image, ...product.gallery].map(
    (image) => new URL(`${pictures}1280/${image}`, origin).href,
  );
  const { average, count } = product.rating_summary;
  return {
    '@context': 'https://schema.org',
    ...offersOf(product, url, context),
    name: product.title,
    description: product.seo.description,
    url,
    image: [...new Set(images)],
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.title } }),
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
  };
};
