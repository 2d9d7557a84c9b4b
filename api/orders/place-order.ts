import type { z } from 'zod';
import type { AddressInput } from '#contract/addresses/address.ts';
import { ORDER_STATUS, type OrderStatus } from '#contract/orders/order-codes.ts';
import type { placeOrder } from '#contract/orders/order.ts';
import type { Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import { findAddress } from '#api/addresses/address-book.ts';
import { lockCart, type CartRow } from '#api/cart/cart-row.ts';
import { readCart, type Cart } from '#api/cart/read-cart.ts';
import { isBlocking, problemMessage } from '#api/cart/line-problem.ts';
import { checkAddress, refuseAddress } from '#api/addresses/address-rules.ts';
import type { Quote, QuotedLine } from '#api/cart/quote.ts';
import { fail, refuse, refuseAll, type Failed, type Refused } from '#api/http/reply.ts';
import { listProviders } from '#api/payments/payment-methods.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import type { Candidate } from '#api/vouchers/voucher-candidates.ts';
import { readCodes } from '#api/vouchers/voucher-codes.ts';
import { voucherRefusalMessage } from '#api/vouchers/check-vouchers.ts';
import { lockVouchers, redeemVouchers } from '#api/vouchers/redeem-voucher.ts';
import { readAnswers } from './payment/method-answers.ts';
import type { OrderRow } from './find-order.ts';
import { lockSelectedStock, StockTaken, takeStock } from './stock.ts';
import { writeOrder, type OrderedLine } from './write-order.ts';

type OrderInput = z.output<(typeof placeOrder)['json']>;
type Placing = {
  /** That it will have. */
  orderId: string;
  shopperId: string;
  isGuest: boolean;
  language: LanguageCode;
  now: Date;
  input: OrderInput;
  /** The ways to pay that the shop has. */
  payments: readonly PaymentProvider[];
};

/** The address that the call gives; undefined where it gives none and the cart's is meant. */
const findGivenAddress = async (
  trx: Trx,
  cart: CartRow,
  { address, address_id: id }: OrderInput,
): Promise<AddressInput | Refused | Failed | undefined> => {
  if (address) {
    const checked = checkAddress(address);
    return checked.refusals ? refuseAddress(checked.refusals) : checked.address;
  }
  if (id === undefined) return undefined;
  const own = await findAddress(trx, cart.shopper_id, id);
  if (!own) return fail(404, 'address.notFound');
  // An order has its own id and is no entry of the address book.
  const { id: _, is_default: _default, ...said } = own;
  return said;
};

const codesOf = ({ voucher }: OrderInput): string[] | undefined =>
  voucher === undefined ? undefined : readCodes(voucher);

const canBeSent = (line: QuotedLine): line is OrderedLine => line.place !== undefined;

const roseSinceAdded = ({ selected, problems }: QuotedLine): boolean =>
  selected &&
  problems.some((problem) => problem.code === 'price_changed' && problem.to > problem.from);

/**
 * Whether the total is the one that the shopper saw; a voucher typed beside it makes it smaller.
 * Without a total in the request, the order is refused if a price has risen since the line was
 * added.
 */
const isTotalAsShown = ({ sums, lines }: Quote, { amount, voucher }: OrderInput): boolean => {
  const { total, voucherSaving } = sums.all;
  if (amount === undefined) return !lines.some(roseSinceAdded);
  return amount === total || (voucher !== undefined && amount === total + voucherSaving);
};

/**
 * Whether vouchers on the cart that no longer hold may be left out: where the shopper was shown the total without
 * them, and no voucher is named in the request.
 */
const mayLeaveOut = (quote: Quote, input: OrderInput): boolean =>
  input.voucher === undefined && input.amount !== undefined && isTotalAsShown(quote, input);

/** Why the cart cannot be ordered as it stands, every line at fault named by its id. */
const findRefusal = (
  { quote, currency, refusedVouchers }: Cart,
  { input, language }: Placing,
): Refused | undefined => {
  const missed = mayLeaveOut(quote, input) ? [] : refusedVouchers;
  const [first, ...rest] = [
    ...quote.lines
      .filter((line) => line.selected)
      .flatMap((line) =>
        line.problems.filter(isBlocking).map((problem) => ({
          ...problemMessage(problem, currency, language),
          field: `lines.${line.id}`,
        })),
      ),
    ...missed.map((refused) => voucherRefusalMessage(refused, currency, language)),
  ];
  if (first) return refuseAll([first, ...rest]);
  return isTotalAsShown(quote, input)
    ? undefined
    : refuse('checkout.cartChanged', undefined, 'amount');
};

/** Everything that an order needs, or why it cannot be placed as things stand. */
const prepare = async (trx: Trx, row: CartRow, placing: Placing) => {
  const { now, payments, input } = placing;
  const ownAddress = await findGivenAddress(trx, row, input);
  const given = ownAddress && 'kind' in ownAddress ? undefined : ownAddress;
  const cart = await readCart(trx, row, now, { address: given, codes: codesOf(input) });
  if (!cart.quote.lines.some(({ selected }) => selected)) return refuse('checkout.nothingSelected');
  if (ownAddress && 'kind' in ownAddress) return ownAddress;
  const { address } = cart;
  if (!address) return refuse('checkout.addressFirst');
  const { total } = cart.quote.sums.all;
  const offered = listProviders(payments, cart.currency.currency, total);
  const provider = offered.find(({ code }) => code === input.method);
  if (!provider) {
    const none = offered.length === 0;
    return refuse(none ? 'checkout.noMethod' : 'checkout.methodUnavailable', undefined, 'method');
  }
  if (placing.isGuest && !cart.guestCheckout) return refuse('checkout.signInFirst');
  const read = readAnswers(provider.online ?? {}, input.answers ?? {}, {
    country: address.country,
    t: translator(placing.language),
  });
  if ('refused' in read) return read.refused;
  return findRefusal(cart, placing) ?? { address, cart, provider, answers: read.answers };
};

const isLimited = ({ totalLimit, perShopperLimit }: Candidate): boolean =>
  totalLimit !== null || perShopperLimit !== null;

/** What an order needs, with the locks that it takes before it is written. */
const prepareLocked = async (
  trx: Trx,
  row: CartRow,
  placing: Placing,
  stockFirst: boolean,
): ReturnType<typeof prepare> => {
  const ready = await prepare(trx, row, placing);
  if ('kind' in ready || (!stockFirst && !ready.cart.vouchers.some(isLimited))) return ready;
  await lockSelectedStock(trx, row.id);
  await lockVouchers(trx, { cartId: row.id, codes: codesOf(placing.input) });
  return prepare(trx, row, placing);
};

/**
 * Runs `work`, which places an order, in its own transaction. Where others took the stock in
 * between, it runs again with the stock locked first, so that the second answer is about what is
 * left.
 */
export const retryWithLockedStock = async <Result>(
  work: (stockFirst: boolean) => Promise<Result>,
): Promise<Result> => {
  try {
    return await work(false);
  } catch (error) {
    if (error instanceof StockTaken) return work(true);
    throw error;
  }
};

const MINUTE_MS = 60_000;

/** How far an order is as it is placed, by what is to be paid before. Vouchers may have left nothing. */
const dueOf = (
  { confirmsAtOnce, online }: PaymentProvider,
  { quote, paymentMinutes }: Cart,
  now: Date,
): { status: OrderStatus; paid: boolean; payableUntil: Date | null } => {
  const paid = online !== undefined && quote.sums.all.total === 0;
  const waits = online !== undefined && !paid;
  return {
    status: confirmsAtOnce || paid ? ORDER_STATUS.confirmed : ORDER_STATUS.pending,
    paid,
    payableUntil: waits ? new Date(now.getTime() + paymentMinutes * MINUTE_MS) : null,
  };
};

/** What is written, and what makes an order of it before the transaction ends. */
type Placed = {
  written: OrderRow;
  provider: PaymentProvider;
  shopName: Cart['shopName'];
  /** What the way to pay asked for. */
  answers: Record<string, string>;
  settle: () => Promise<void>;
};

/**
 * Orders what is selected: writes the order, which empties the selection; `settle` takes the stock and
 * counts the vouchers, all in the caller's transaction. Stock is taken as late as can be, since whoever
 * buys the same waits from then on until this transaction ends (docs/decisions/029): nothing but the
 * commit should follow `settle`, which throws StockTaken, see `retryWithLockedStock`. With `stockFirst` the
 * stock is locked before, so that it cannot; vouchers with a limit need that as well. Locks are always
 * taken in the same order (cart, stock by id, vouchers by id, the cards of what has sold out), in
 * cancelling as well.
 */
export const order = async (
  trx: Trx,
  placing: Placing,
  stockFirst: boolean,
): Promise<Placed | Refused | Failed> => {
  const { orderId, shopperId, language, now, input } = placing;
  const row = await lockCart(trx, shopperId, now);
  // They have signed in meanwhile, and what they asked to order is in the cart of their account.
  if (row.shopper_id !== shopperId) return refuse('checkout.cartChanged', undefined, 'amount');
  const ready = await prepareLocked(trx, row, placing, stockFirst);
  if ('kind' in ready) return ready;

  const { address, cart, provider, answers } = ready;
  const lines = cart.quote.lines.filter((line) => line.selected).filter(canBeSent);
  const { method, note } = input;
  const due = dueOf(provider, cart, now);
  const parts = {
    id: orderId,
    shopperId,
    language,
    method,
    ...due,
    note,
    address,
    lines,
    cart,
    now,
  };
  const written = await writeOrder(trx, parts);
  const savingOf = (voucherId: number): number =>
    cart.quote.sums.voucherSavings
      .filter((saving) => saving.voucherId === voucherId)
      .reduce((sum, saving) => sum + saving.amount, 0);
  const settle = async (): Promise<void> => {
    const soldOut = await takeStock(trx, lines);
    await redeemVouchers(trx, cart.vouchers, { orderId: written.id, shopperId, savingOf, now });
    await refreshProducts(trx, soldOut, now);
  };
  return { written, provider, shopName: cart.shopName, answers, settle };
};
