import type { CartData } from '#contract/cart/cart.ts';
import { SHIPPING_TYPE } from '#contract/codes.ts';
import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { CartVouchers } from '#contract/vouchers/voucher.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf } from '#api/cards/cards.ts';
import type { QuotedLine } from './quote.ts';
import { addUp } from '#api/pricing/sums.ts';
import { recommendVouchers } from '#api/vouchers/recommend-voucher.ts';
import { presentRefusedVoucher, presentUsedVouchers } from '#api/vouchers/present-voucher.ts';
import { findCart, type CartRow } from './cart-row.ts';
import { amountsAfterBundles, readCart, type Cart } from './read-cart.ts';
import { presentEstimate } from './estimate.ts';
import { isBlocking } from './line-problem.ts';
import { hiddenCard, presentLine, presentStore, type Presentation } from './present-line.ts';

/** When the last of some lines comes; null where one of them does not. */
const arrivalOf = (lines: readonly QuotedLine[]): CartData['stores'][number]['arrival'] => {
  const places = lines.flatMap(({ place }) => place ?? []);
  if (places.length === 0 || places.length < lines.length) return null;
  const arePickedUp = places.every(({ kind }) => kind === 'pickup');
  return {
    type: arePickedUp ? SHIPPING_TYPE.pickup : SHIPPING_TYPE.location,
    days_min: Math.max(...places.map(({ daysMin }) => daysMin)),
    days_max: Math.max(...places.map(({ daysMax }) => daysMax)),
  };
};

const presentStores = (
  { quote, estimate, address }: Cart,
  language: LanguageCode,
): CartData['stores'] =>
  [...Map.groupBy(quote.lines, (line) => line.storeId)].flatMap(([storeId, lines]) => {
    const [first] = lines;
    if (!first) return [];
    const sums = addUp(lines.filter((line) => line.selected).map((line) => line.sums));
    return {
      store: presentStore(first, language),
      line_ids: lines.map((line) => line.id),
      subtotal: sums.amount,
      shipping: address ? sums.shipping : null,
      arrival: arrivalOf(
        (estimate ?? quote).lines.filter((line) => line.selected && line.storeId === storeId),
      ),
      free_shipping_gap: quote.sums.freeShippingGaps.get(storeId) ?? null,
    };
  });

const unitsOf = (lines: readonly QuotedLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The sums of what is selected. */
export const presentSummary = ({ quote, address, currency }: Cart): CartData['summary'] => {
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

/** The vouchers on the cart, which ones would save most, and what is missing for another. */
const presentVouchers = (
  { quote, currency, vouchers, refusedVouchers, proposable }: Cart,
  { language, now }: Presentation,
): CartVouchers => {
  const { best, saving, next } = recommendVouchers(proposable, amountsAfterBundles(quote), now);
  return {
    applied: presentUsedVouchers(vouchers, quote.sums.voucherSavings, language),
    refused: refusedVouchers.map((refused) => presentRefusedVoucher(refused, currency, language)),
    best: { codes: best.map(({ code }) => code), saving },
    next: next
      ? {
          ...presentRefusedVoucher(
            { reason: 'minSpend', code: next.voucher.code, ...next },
            currency,
            language,
          ),
          missing: next.missing,
          replaces: vouchers.find(({ storeId }) => storeId === next.voucher.storeId)?.code ?? null,
        }
      : null,
  };
};

/** The cart as the cart calls answer it, in the asked language. */
const presentCart = (cart: Cart, presentation: Presentation): CartData => {
  const { language, now } = presentation;
  const { quote, saved, address } = cart;
  const cards = new Map(cart.cards.map((card) => [card.product_id, cardOf(card, now)]));
  const present = (line: QuotedLine) =>
    presentLine(line, cards.get(line.productId) ?? hiddenCard(line, presentation), cart, language);
  return {
    cartCount: unitsOf(quote.lines),
    cartProducts: quote.lines.map(present),
    saved: saved.map(present),
    stores: presentStores(cart, language),
    summary: presentSummary(cart),
    vouchers: presentVouchers(cart, presentation),
    estimate: presentEstimate(cart, language),
    address: address ?? null,
  };
};

const emptyCart = async (db: Db): Promise<CartData> => {
  const { currency } = await getSettings(db);
  return {
    cartCount: 0,
    cartProducts: [],
    saved: [],
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
    vouchers: { applied: [], refused: [], best: { codes: [], saving: 0 }, next: null },
    estimate: null,
    address: null,
  };
};

/** Reads the cart again after a change: the answer of every call that changes it. */
export const presentCurrentCart = async (
  db: Db,
  cart: CartRow,
  presentation: Presentation,
  estimateTo?: Destination,
): Promise<CartData> =>
  presentCart(
    await readCart(db, cart, presentation.now, { shownIn: presentation.language, estimateTo }),
    presentation,
  );

/** The shopper's cart; an empty one for a visitor who has saved nothing yet. */
export const presentShopperCart = async (
  db: Db,
  shopperId: string | undefined,
  presentation: Presentation,
  estimateTo?: Destination,
): Promise<CartData> => {
  const cart = shopperId === undefined ? undefined : await findCart(db, shopperId);
  return cart ? presentCurrentCart(db, cart, presentation, estimateTo) : emptyCart(db);
};
