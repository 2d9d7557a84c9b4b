import { SELECTED } from '#contract/codes.ts';
import type { Card } from '#contract/catalogue/card.ts';
import type { CartLine } from '#contract/cart/cart.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { cardOf } from '#api/cards/cards.ts';
import { presentPlace } from '#api/catalogue/shipping-places.ts';
import type { QuotedLine } from './quote.ts';
import type { Cart } from './read-cart.ts';
import { isBlocking, problemMessage } from './line-problem.ts';

/** The language and the time that a cart is presented in. */
export type Presentation = { language: LanguageCode; now: Date };

/** The card of a product that listings no longer show: a line in the cart still names it. */
export const hiddenCard = (line: QuotedLine, { language, now }: Presentation): Card =>
  cardOf(
    {
      ...line,
      product_id: line.productId,
      slug: inLanguage(line.slug, language),
      title: inLanguage(line.title, language),
      flash_starts_at: line.flash_starts_at?.toISOString() ?? null,
      flash_ends_at: line.flash_ends_at?.toISOString() ?? null,
      image_2: null,
      inventory_id: null,
      has_variants: line.attributes.length > 0,
      in_stock: false,
      rating: 0,
      review_count: 0,
      bundle_deal: false,
      buy_get: null,
      free_shipping: false,
      voucher: false,
      colours: [],
      store_slug: inLanguage(line.storeSlug, language),
      store_name: inLanguage(line.storeName, language),
      brand_id: null,
      brand_slug: null,
      brand_title: null,
    },
    now,
  );

/** The store of a line, as links to it need it. */
export const presentStore = ({ storeSlug, storeName }: QuotedLine, language: LanguageCode) => ({
  slug: inLanguage(storeSlug, language),
  name: inLanguage(storeName, language),
});

/** A line of the cart in the asked language, with the card of its product. */
export const presentLine = (
  line: QuotedLine,
  card: Card,
  { currency, bundles }: Cart,
  language: LanguageCode,
): CartLine => ({
  id: line.id,
  product: card,
  inventory: {
    id: String(line.inventoryId),
    sku: line.sku,
    quantity: line.stock,
    image: line.variantImage,
    attributes: line.attributes.map(({ title, value }) => ({
      title: inLanguage(title, language),
      value: inLanguage(value, language),
    })),
  },
  quantity: line.quantity,
  max_quantity: line.maxQuantity,
  selected: line.selected ? SELECTED.checked : SELECTED.unchecked,
  bundle_deal: line.eligibleBundleId !== null,
  bundle_title: findInLanguage(
    (line.eligibleBundleId !== null && bundles.titles.get(line.eligibleBundleId)) || null,
    language,
  ),
  bundle_id: line.bundleId === null ? null : String(line.bundleId),
  unit_price: line.unitPrice,
  previous: line.previous,
  amount: line.sums.amount,
  bundle_saving: line.sums.bundleSaving,
  voucher_saving: line.sums.voucherSaving,
  shipping: {
    chosen: line.place ? presentPlace(line.place, language) : null,
    options: line.ways.map((place) => presentPlace(place, language)),
    price: line.sums.shipping,
  },
  store: presentStore(line, language),
  problems: line.problems.map((problem) => {
    const { key, values } = problemMessage(problem, currency, language);
    const message = translator(language)(key, values);
    return { code: problem.code, message, blocking: isBlocking(problem) };
  }),
});
