import type { z } from 'zod';
import type { AddressInput } from '#contract/address.ts';
import { ORDER_STATUS } from '#contract/codes.ts';
import type { placeOrder } from '#contract/order.ts';
import type { Trx } from '#db/client.ts';
import { showAnew } from '#db/show-anew.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { findAddress } from '#api/addresses/book.ts';
import { lockCart, readCart, type Cart, type CartRow } from '#api/cart/cart.ts';
import { isBlocking, sayProblem } from '#api/cart/line-problem.ts';
import { refuseAddress } from '#api/cart/shipping.ts';
import { checkAddress } from '#api/checkout/address-rules.ts';
import { findCartAddress } from '#api/checkout/address.ts';
import type { Quote, QuotedLine } from '#api/checkout/quote.ts';
import { fail, refuse, refuseAll, type Failed, type Refused } from '#api/http/reply.ts';
import { findProvider, listProviders } from '#api/payments/methods.ts';
import { readCodes } from '#api/vouchers/codes.ts';
import { sayVoucherRefusal } from '#api/vouchers/judge.ts';
import { lockVouchers, redeemVouchers } from '#api/vouchers/redeem.ts';
import { hasSoldOut, lockSelectedStock, takeStock } from './stock.ts';
import { writeOrder, type OrderedLine } from './write.ts';

type Wish = z.output<(typeof placeOrder)['json']>;
type Placing = { guestId: string; language: LanguageCode; now: Date; wish: Wish };

const requireAddress = async (
  trx: Trx,
  cart: CartRow,
  { address, address_id: id }: Wish,
): Promise<AddressInput | Refused | Failed> => {
  if (address) {
    const checked = checkAddress(address);
    return checked.refusals ? refuseAddress(checked.refusals) : checked.address;
  }
  if (id !== undefined) {
    const own = await findAddress(trx, cart.guest_id, id);
    if (!own) return fail(404, 'address.notFound');
    // The order has an id of its own.
    const { id: _, ...said } = own;
    return said;
  }
  return (await findCartAddress(trx, cart.id)) ?? refuse('checkout.addressFirst');
};

const codesOf = ({ voucher }: Wish): string[] | undefined =>
  voucher === undefined ? undefined : readCodes(voucher);

const canBeSent = (line: QuotedLine): line is OrderedLine => line.place !== undefined;

const roseSinceAdded = ({ selected, problems }: QuotedLine): boolean =>
  selected &&
  problems.some((problem) => problem.code === 'price_changed' && problem.to > problem.from);

/**
 * Whether the total is the one that the shopper saw; a voucher typed beside it makes it smaller.
 * Who names no total has seen the prices of the day on which they added, and never pays more.
 */
const isAsShown = ({ sums, lines }: Quote, { amount, voucher }: Wish): boolean => {
  const { total, voucherSaving } = sums.all;
  if (amount === undefined) return !lines.some(roseSinceAdded);
  return amount === total || (voucher !== undefined && amount === total + voucherSaving);
};

/** Why the cart cannot be ordered as it stands, every line at fault named by its id. */
const findRefusal = (
  { quote, currency, refusedVouchers }: Cart,
  { wish, language }: Placing,
): Refused | undefined => {
  const [first, ...rest] = [
    ...quote.lines
      .filter((line) => line.selected)
      .flatMap((line) =>
        line.problems.filter(isBlocking).map((problem) => ({
          ...sayProblem(problem, currency, language),
          field: `lines.${line.id}`,
        })),
      ),
    ...refusedVouchers.map((refused) => sayVoucherRefusal(refused, currency, language)),
  ];
  if (first) return refuseAll([first, ...rest]);
  return isAsShown(quote, wish) ? undefined : refuse('checkout.cartChanged', undefined, 'amount');
};

const emptySelection = async (trx: Trx, cart: CartRow, lines: readonly OrderedLine[]) => {
  const ids = lines.map(({ id }) => id);
  await trx.deleteFrom('cart_line').where('id', 'in', ids).execute();
  await trx.deleteFrom('cart_voucher').where('cart_id', '=', cart.id).execute();
};

/** Everything that an order needs, or why it cannot be placed as things stand. */
const prepare = async (trx: Trx, row: CartRow, placing: Placing) => {
  const { now, wish } = placing;
  const address = await requireAddress(trx, row, wish);
  if ('kind' in address) return address;
  const cart = await readCart(trx, row, now, { address, codes: codesOf(wish) });
  const provider = findProvider(wish.method, cart.currency.currency);
  if (!provider) {
    const none = listProviders(cart.currency.currency).length === 0;
    return refuse(none ? 'checkout.noMethod' : 'checkout.methodUnavailable', undefined, 'method');
  }
  if (!cart.guestCheckout) return refuse('checkout.signInFirst');
  return findRefusal(cart, placing) ?? { address, cart, provider };
};

/**
 * Orders what is selected: takes the stock, counts the vouchers, writes the order and empties the
 * selection, all in the caller's transaction. Locks come first and always in the same order (cart,
 * stock by id, vouchers by id); what is read after them cannot change any more. The cards of what
 * has sold out are locked last, in cancelling as well.
 */
export const order = async (trx: Trx, placing: Placing): Promise<string | Refused | Failed> => {
  const { guestId, language, now, wish } = placing;
  const row = await lockCart(trx, guestId, now);
  // Who comes too late for something wanted by many hears so without queueing for its lock.
  const early = (await hasSoldOut(trx, row.id)) ? await prepare(trx, row, placing) : undefined;
  if (early && 'kind' in early) return early;

  if (!(await lockSelectedStock(trx, row.id))) return refuse('checkout.nothingSelected');
  await lockVouchers(trx, { cartId: row.id, codes: codesOf(wish) });
  const ready = await prepare(trx, row, placing);
  if ('kind' in ready) return ready;

  const { address, cart, provider } = ready;
  const lines = cart.quote.lines.filter((line) => line.selected).filter(canBeSent);
  const soldOut = await takeStock(trx, lines);
  const status = provider.confirmsAtOnce ? ORDER_STATUS.confirmed : ORDER_STATUS.pending;
  const { method, note } = wish;
  const parts = { guestId, language, method, status, note, address, lines, cart, now };
  const orderId = await writeOrder(trx, parts);
  const savingOf = (voucherId: number): number =>
    cart.quote.sums.voucherSavings
      .filter((saving) => saving.voucherId === voucherId)
      .reduce((sum, saving) => sum + saving.amount, 0);
  await emptySelection(trx, row, lines);
  await redeemVouchers(trx, cart.vouchers, { orderId, guestId, savingOf, now });
  await showAnew(trx, soldOut, now);
  return orderId;
};
