import { currencyExponent, type CurrencySetting } from '#contract/money.ts';
import type { ProductDetail } from '#contract/product.ts';

type Place = { title: string; url: string };
type Shop = { origin: string; setting: CurrencySetting; pictures: string };

/** schema.org's BreadcrumbList; addresses are absolute. */
export const breadcrumbList = (places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ title, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: url,
  })),
});

/** schema.org's ItemList of pages that are told about in full elsewhere. */
export const itemList = (addresses: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: addresses.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
});

/** schema.org's Product with its offer and rating, as search engines show it. */
export const productData = (product: ProductDetail, url: string, shop: Shop) => {
  const exponent = currencyExponent(shop.setting.currency);
  const pictures = [product.image, ...product.gallery].map(
    (image) => new URL(`${shop.pictures}1280/${image}`, shop.origin).href,
  );
  const { average, count } = product.rating_summary;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.seo.description,
    image: [...new Set(pictures)],
    productID: product.id,
    ...(product.inventory[0] && { sku: product.inventory[0].sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.title } }),
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: (product.current / 10 ** exponent).toFixed(exponent),
      priceCurrency: shop.setting.currency,
      availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: product.store.name },
      ...(product.end_time && { priceValidUntil: product.end_time.slice(0, 10) }),
    },
  };
};

type Site = { name: string; url: string; logo: string; search: string; contact: string | null };

/** schema.org's Organization and WebSite, with the way to search it; addresses are absolute. */
export const siteData = ({ name, url, logo, search, contact }: Site) => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    logo,
    ...(contact && { email: contact }),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];
