import type { CartData, CartLine } from '#contract/cart.ts';
import type { Card } from '#contract/card.ts';
import type { CurrencySetting } from '#contract/money.ts';
import type { ShippingPlace } from '#contract/product.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { cardOf, listCardsByIds } from '#api/catalog/cards.ts';
import { getCurrency } from '#api/checkout/currency.ts';
import type { NamedPlace } from '#api/checkout/places.ts';
import type { QuotedLine } from '#api/checkout/quote.ts';
import { addUp } from '#api/checkout/sums.ts';
import { findCart, readCart, type Cart, type CartRow } from './cart.ts';
import { isBlocking, sayProblem } from './line-problem.ts';

/** In which words a cart is told. */
type Telling = { language: LanguageCode; now: Date };

const tellPlace = (
  { id, kind, title, address, country, state, price, daysMin, daysMax }: NamedPlace,
  language: LanguageCode,
): ShippingPlace => ({
  id: String(id),
  type: kind === 'location' ? 1 : 2,
  title: findInLanguage(title, language),
  address,
  country,
  state,
  price,
  days_min: daysMin,
  days_max: daysMax,
});

/** The card of a product that listings no longer show: a line in the cart still says what it was. */
const hiddenCard = (line: QuotedLine, { language, now }: Telling): Card =>
  cardOf(
    {
      ...line,
      product_id: line.productId,
      image_2: null,
      inventory_id: null,
      has_variants: line.attributes.length > 0,
      in_stock: false,
      rating: '0',
      review_count: 0,
      bundle_deal: false,
      free_shipping: false,
      voucher: false,
      store_slug: line.storeSlug,
      store_name: line.storeName,
      brand_id: null,
      brand_slug: null,
      brand_title: null,
    },
    language,
    now,
  );

const tellStore = ({ storeSlug, storeName }: QuotedLine, language: LanguageCode) => ({
  slug: inLanguage(storeSlug, language),
  name: inLanguage(storeName, language),
});

const tellLine = (
  line: QuotedLine,
  card: Card,
  currency: CurrencySetting,
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
  selected: line.selected ? 1 : 2,
  bundle_deal: line.setId !== null || line.sums.bundleSaving > 0,
  bundle_id: line.setId === null ? null : String(line.setId),
  unit_price: line.unitPrice,
  previous: line.previous,
  amount: line.sums.amount,
  bundle_saving: line.sums.bundleSaving,
  voucher_saving: line.sums.voucherSaving,
  shipping: {
    chosen: line.place ? tellPlace(line.place, language) : null,
    options: line.ways.map((place) => tellPlace(place, language)),
    price: line.sums.shipping,
  },
  store: tellStore(line, language),
  problems: line.problems.map((problem) => {
    const { key, values } = sayProblem(problem, currency, language);
    const message = translator(language)(key, values);
    return { code: problem.code, message, blocking: isBlocking(problem) };
  }),
});

const tellStores = ({ quote, address }: Cart, language: LanguageCode): CartData['stores'] =>
  [...Map.groupBy(quote.lines, (line) => line.storeId)].flatMap(([storeId, lines]) => {
    const [first] = lines;
    if (!first) return [];
    const sums = addUp(lines.filter((line) => line.selected).map((line) => line.sums));
    return {
      store: tellStore(first, language),
      line_ids: lines.map((line) => line.id),
      subtotal: sums.amount,
      shipping: address ? sums.shipping : null,
      free_shipping_gap: quote.sums.freeShippingGaps.get(storeId) ?? null,
    };
  });

const unitsOf = (lines: readonly QuotedLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

const tellSummary = ({ quote, address, currency }: Cart): CartData['summary'] => {
  const selected = quote.lines.filter((line) => line.selected);
  const { amount, bundleSaving, voucherSaving, shipping, tax, total } = quote.sums.all;
  return {
    currency: currency.currency,
    units: unitsOf(selected),
    lines: selected.length,
    subtotal: amount,
    bundle_saving: bundleSaving,
    voucher_saving: voucherSaving,
    shipping: address ? shipping : null,
    tax,
    total,
    orderable: selected.length > 0 && !selected.some((line) => line.problems.some(isBlocking)),
  };
};

/** The cart as the cart calls answer it, in the asked language. */
export const tellCart = async (db: Db, cart: Cart, telling: Telling): Promise<CartData> => {
  const { language, now } = telling;
  const { quote, address, currency } = cart;
  const shown = quote.lines.filter((line) => line.available).map((line) => line.productId);
  const cards = await listCardsByIds(db, shown, language, now);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    cartCount: unitsOf(quote.lines),
    cartProducts: quote.lines.map((line) =>
      tellLine(
        line,
        byId.get(String(line.productId)) ?? hiddenCard(line, telling),
        currency,
        language,
      ),
    ),
    stores: tellStores(cart, language),
    summary: tellSummary(cart),
    address: address ?? null,
  };
};

const emptyCart = async (db: Db): Promise<CartData> => {
  const { currency } = await getCurrency(db);
  return {
    cartCount: 0,
    cartProducts: [],
    stores: [],
    summary: {
      currency,
      units: 0,
      lines: 0,
      subtotal: 0,
      bundle_saving: 0,
      voucher_saving: 0,
      shipping: null,
      tax: 0,
      total: 0,
      orderable: false,
    },
    address: null,
  };
};

/** Works the cart out anew and tells it: the answer of every call that changed it. */
export const tellFresh = async (db: Db, cart: CartRow, telling: Telling): Promise<CartData> =>
  tellCart(db, await readCart(db, cart, telling.now), telling);

/** The guest's cart; an empty one for a visitor who keeps nothing yet. */
export const tellCartOf = async (
  db: Db,
  guestId: string | undefined,
  telling: Telling,
): Promise<CartData> => {
  const cart = guestId === undefined ? undefined : await findCart(db, guestId);
  return cart ? tellFresh(db, cart, telling) : emptyCart(db);
};
