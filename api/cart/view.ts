import type { CartData } from '#contract/cart.ts';
import type { CartVouchers } from '#contract/voucher.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { cardOf } from '#api/cards/cards.ts';
import type { QuotedLine } from './quote.ts';
import { addUp } from '#api/pricing/sums.ts';
import { adviseVouchers } from '#api/vouchers/advise.ts';
import { tellRefused, tellUsed } from '#api/vouchers/view.ts';
import { amountsAfterBundles, findCart, readCart, type Cart, type CartRow } from './cart.ts';
import { isBlocking } from './line-problem.ts';
import { hiddenCard, tellLine, tellStore, type Telling } from './view-line.ts';

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

/** The sums of what is selected. */
export const tellSummary = ({ quote, address, currency }: Cart): CartData['summary'] => {
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
const tellVouchers = (
  { quote, currency, vouchers, refusedVouchers, proposable }: Cart,
  { language, now }: Telling,
): CartVouchers => {
  const { best, saving, next } = adviseVouchers(proposable, amountsAfterBundles(quote), now);
  return {
    applied: tellUsed(vouchers, quote.sums.voucherSavings, language),
    refused: refusedVouchers.map((refused) => tellRefused(refused, currency, language)),
    best: { codes: best.map(({ code }) => code), saving },
    next: next
      ? {
          ...tellRefused(
            { reason: 'minSpend', code: next.voucher.code, ...next },
            currency,
            language,
          ),
          missing: next.missing,
        }
      : null,
  };
};

/** The cart as the cart calls answer it, in the asked language. */
const tellCart = (cart: Cart, telling: Telling): CartData => {
  const { language, now } = telling;
  const { quote, saved, address } = cart;
  const cards = new Map(cart.cards.map((card) => [card.product_id, cardOf(card, now)]));
  const tell = (line: QuotedLine) =>
    tellLine(line, cards.get(line.productId) ?? hiddenCard(line, telling), cart, language);
  return {
    cartCount: unitsOf(quote.lines),
    cartProducts: quote.lines.map(tell),
    saved: saved.map(tell),
    stores: tellStores(cart, language),
    summary: tellSummary(cart),
    vouchers: tellVouchers(cart, telling),
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
    address: null,
  };
};

/** Works the cart out anew and tells it: the answer of every call that changed it. */
export const tellFresh = async (db: Db, cart: CartRow, telling: Telling): Promise<CartData> =>
  tellCart(await readCart(db, cart, telling.now, { shownIn: telling.language }), telling);

/** The guest's cart; an empty one for a visitor who keeps nothing yet. */
export const tellCartOf = async (
  db: Db,
  guestId: string | undefined,
  telling: Telling,
): Promise<CartData> => {
  const cart = guestId === undefined ? undefined : await findCart(db, guestId);
  return cart ? tellFresh(db, cart, telling) : emptyCart(db);
};
