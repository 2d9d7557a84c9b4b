import type { ProductDetail } from '#contract/product.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { findInLanguage, inEveryLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf, selectCards } from '#api/catalog/cards.ts';
import { listPlaces } from '#api/checkout/places.ts';
import { sanitise, summarise } from '#api/content/rich-text.ts';
import { getRatingSummary } from '#api/reviews/queries.ts';
import { listVouchersOfStore } from '#api/vouchers/usable.ts';
import { listBundleDeals } from './bundles.ts';
import { deliveryTo, shippingRuleOf } from './delivery.ts';
import { findProduct, type ProductRow } from './find.ts';
import { listVariants } from './variants.ts';

/** What search engines show of a description. */
const SEO_LENGTH = 155;

const breadcrumbsOf = (row: ProductRow, language: LanguageCode): ProductDetail['breadcrumbs'] => {
  const parent_slug = findInLanguage(row.parent_slug, language);
  const own = {
    id: String(row.category_id),
    slug: inLanguage(row.category_slug, language),
    title: inLanguage(row.category_title, language),
    parent_slug,
  };
  if (parent_slug === null || !row.parent_title) return [own];
  const title = inLanguage(row.parent_title, language);
  return [{ id: String(row.parent_id), slug: parent_slug, title, parent_slug: null }, own];
};

const seoOf = (row: ProductRow, language: LanguageCode): ProductDetail['seo'] => ({
  title: inLanguage(row.seo_title ?? row.title, language),
  description: row.seo_description
    ? inLanguage(row.seo_description, language)
    : summarise(inLanguage(row.description, language), SEO_LENGTH),
});

/** The parts of the page that are other things than the product: asked for all at once. */
const listParts = (db: Db, row: ProductRow, language: LanguageCode, at: Date) =>
  Promise.all([
    getSettings(db),
    getRatingSummary(db, row.id),
    listVouchersOfStore(db, row.store_id, at, language),
    listBundleDeals(db, row.id, language, at),
    listPlaces(db, [row.rule_id]),
  ]);

/** All about a product, undefined for one that does not exist or is hidden. */
export const findProductDetail = async (
  db: Db,
  id: number,
  language: LanguageCode,
  at: Date,
): Promise<ProductDetail | undefined> => {
  const [row, card] = await Promise.all([
    findProduct(db, id, at),
    selectCards(db).where('product_id', '=', id).executeTakeFirst(),
  ]);
  if (!row || !card) return undefined;
  const { flash_price, flash_starts_at, flash_ends_at } = row;
  // What the page says is what the cart charges, also where the card is a minute late.
  const shown = { ...card, flash_price, flash_starts_at, flash_ends_at };
  const [[settings, ratings, vouchers, bundles, places], variants] = await Promise.all([
    listParts(db, row, language, at),
    listVariants(db, id, shown, language, at),
  ]);
  const text = (texts: ProductRow['title']): string => inLanguage(texts, language);

  return {
    ...cardOf(shown, language, at),
    ...variants,
    slugs: inEveryLanguage(row.slug),
    gallery: row.gallery,
    description: sanitise(text(row.description)),
    specifications: row.specifications.map(({ label, value }) => ({
      label: text(label),
      value: text(value),
    })),
    max_per_order: row.max_per_order,
    store: {
      slug: text(row.store_slug),
      name: text(row.store_name),
      logo: row.store_logo,
      ...row.store_figures,
      joined: row.joined_at.toISOString(),
      response_hours: row.response_hours,
    },
    breadcrumbs: breadcrumbsOf(row, language),
    vouchers,
    bundle_deals: bundles,
    shipping_rule: shippingRuleOf(row, places, language),
    delivery: deliveryTo(
      { country: settings.default_country, state: settings.default_region },
      places,
    ),
    rating_summary: ratings,
    refundable: row.refundable,
    return_days: row.return_days,
    warranty: findInLanguage(row.warranty, language),
    tags: row.tags.map((tag) => ({
      id: String(tag.id),
      slug: text(tag.slug),
      title: text(tag.title),
    })),
    seo: seoOf(row, language),
  };
};
