import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { ProductDetail } from '#contract/catalogue/product.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inEveryLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, pricesOf, type CardFields } from '#api/cards/cards.ts';
import { placeOf, presentPlace, type NamedPlace } from '#api/catalogue/shipping-places.ts';
import { sanitise, summarise } from '#api/content/rich-text.ts';
import type { SharedCache } from '#api/shared-cache.ts';
import { placesFor } from '#api/pricing/shipping-place.ts';
import { ratingSummaryOf } from '#api/reviews/rating-summary.ts';
import { listVouchersOfStore } from '#api/vouchers/public-vouchers.ts';
import { listBundles } from './product-bundles.ts';
import type { ProductInput, ProductRow } from './find-product.ts';
import { presentVariants } from './product-variants.ts';

/** What search engines show of a description. */
const SEO_LENGTH = 155;

const breadcrumbsOf = ({ category, parent }: ProductRow): ProductDetail['breadcrumbs'] => {
  const own = {
    ...category,
    id: String(category.id),
    parent_slug: parent?.slug ?? null,
  };
  return parent ? [{ ...parent, id: String(parent.id), parent_slug: null }, own] : [own];
};

const seoOf = (row: ProductRow): ProductDetail['seo'] => ({
  title: row.seo_title ?? row.title,
  description: row.seo_description ?? summarise(row.description, SEO_LENGTH),
});

const storeOf = (row: ProductRow): ProductDetail['store'] => ({
  id: String(row.store_id),
  slug: row.store_slug,
  name: row.store_name,
  logo: row.store_logo,
  ...row.store_figures,
  joined: new Date(row.joined_at).toISOString(),
  response_hours: row.response_hours,
});

/** The rule by which a product is sent, with all the places that it names. */
const shippingRuleOf = (
  { rule_id, rule_title, free_above }: ProductRow,
  places: NamedPlace[],
  language: LanguageCode,
): ProductDetail['shipping_rule'] => ({
  id: String(rule_id),
  title: rule_title,
  free_above,
  places: placesFor(places, undefined).map((place) => presentPlace(place, language)),
});

/** What delivery to the place costs and takes, null where it is not delivered there. */
const deliveryTo = (to: Destination, places: NamedPlace[]): ProductDetail['delivery'] => {
  const place = placesFor(places, to).find(({ kind }) => kind === 'location');
  if (!place) return null;
  const { price, daysMin, daysMax } = place;
  return { price, days_min: daysMin, days_max: daysMax, country: to.country, state: to.state };
};

const NO_FLASH_SALE = { flash_price: null, flash_starts_at: null, flash_ends_at: null };

/** The page shows the price that the cart charges, even if the card has not been updated yet. */
const cardShown = (row: ProductRow): CardFields => ({ ...row, ...(row.flash ?? NO_FLASH_SALE) });

/** Where all about a product is read. */
export type Sources = {
  db: Db;
  sharedCache: SharedCache;
  findProduct: (input: ProductInput) => Promise<ProductRow | undefined>;
};

/** A product with its details; undefined for one that does not exist or is hidden. */
export const findProductDetail = async (
  { db, sharedCache, findProduct }: Sources,
  input: ProductInput,
): Promise<ProductDetail | undefined> => {
  const { language, at } = input;
  const [row, settings] = await Promise.all([findProduct(input), sharedCache.read(getSettings)]);
  if (!row) return undefined;
  const places = row.places.map(placeOf);
  const [vouchers, bundles] = await Promise.all([
    listVouchersOfStore(sharedCache, row.store_id, at, language),
    listBundles(db, row, language, at),
  ]);
  const shown = cardShown(row);
  return {
    ...cardOf(shown, at),
    ...presentVariants(row, pricesOf(shown), at),
    slugs: inEveryLanguage(row.slugs),
    gallery: row.gallery,
    description: sanitise(row.description),
    specifications: row.specifications,
    max_per_order: row.max_per_order,
    store: storeOf(row),
    breadcrumbs: breadcrumbsOf(row),
    vouchers,
    bundle_deals: bundles,
    shipping_rule: shippingRuleOf(row, places, language),
    delivery: deliveryTo(
      { country: settings.default_country, state: settings.default_region },
      places,
    ),
    rating_summary: ratingSummaryOf(row.ratings),
    refundable: row.refundable,
    return_days: row.return_days,
    warranty: row.warranty,
    tags: row.tags.map((tag) => ({ ...tag, id: String(tag.id) })),
    seo: seoOf(row),
  };
};
