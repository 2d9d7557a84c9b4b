import { listAddresses } from '#contract/addresses/address-book.ts';
import { getOrders, type Order, type OrderListed } from '#contract/orders/order.ts';
import { listOwnVouchers, type OwnVoucher } from '#contract/vouchers/own-vouchers.ts';
import { listWishes } from '#contract/wishlist/wishlist.ts';
import { withCountries } from '#web/components/checkout/address/address-book.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';
import { awaitedOrders } from './awaited-orders.ts';
import { whatToDo } from './what-to-do.ts';

/** So many of the newest orders may want something done. */
const RECENT = 3;
const SHOWN_VOUCHERS = 3;
const SHOWN_WISHES = 5;
const SHOWN_PICTURES = 4;

const findOrder = async (args: RequestArgs, id: string): Promise<Order | null> =>
  (await load(args, getOrders, { json: { order_id: id, page: 1 } })).order;

const shownOf = (order: OrderListed) => ({
  id: order.id,
  number: order.number,
  date: order.date,
  amount: order.amount,
  status: order.status,
  cancelled: order.cancelled,
  return_state: order.return_state,
  kept: order.kept,
  images: order.images.slice(0, SHOWN_PICTURES),
  packages: order.packages,
});
export type ShownOrder = ReturnType<typeof shownOf>;

const loadOrders = async (args: RequestArgs) => {
  const { orders } = await load(args, getOrders, { json: { page: 1 } });
  const listed = orders?.result ?? [];
  const recent = await Promise.all(listed.slice(0, RECENT).map(({ id }) => findOrder(args, id)));
  return {
    awaited: awaitedOrders(listed).map(shownOf),
    latest: listed[0] ? shownOf(listed[0]) : null,
    toDo: whatToDo(recent.filter((order) => order !== null)),
  };
};

/** What counts in every store comes first, and of that what is had for the least. */
const byReach = (one: OwnVoucher, other: OwnVoucher): number =>
  Number(one.store !== null) - Number(other.store !== null) || one.min_spend - other.min_spend;

const loadVouchers = async (args: RequestArgs) => {
  const { vouchers } = await load(args, listOwnVouchers);
  // One that does not count yet is told with its first day where all of them are.
  const listOf = (wanted: 'usable' | 'not_yet') =>
    vouchers.filter(({ state, lacks }) => state === wanted && lacks !== 'time').toSorted(byReach);
  // Most ask for a cart of some worth, which is still empty after an order.
  return [...listOf('usable'), ...listOf('not_yet')].slice(0, SHOWN_VOUCHERS);
};

const loadWishes = async (args: RequestArgs) => {
  const { result, total } = await load(args, listWishes, { query: { page: 1 } });
  const shown = result.slice(0, SHOWN_WISHES);
  return {
    shown: shown.map(({ id, slug, title, image }) => ({ id, slug, title, image })),
    more: total - shown.length,
  };
};

const loadDefaultAddress = async (args: RequestArgs) => {
  const { addresses } = await load(args, listAddresses);
  const usual = addresses.filter(({ is_default }) => is_default);
  return (await withCountries(args, usual))[0] ?? null;
};

/** What is new and of use in the account of whoever is signed in. */
export const loadOverview = async (args: RequestArgs) => {
  const [orders, vouchers, wishes, address] = await Promise.all([
    loadOrders(args),
    loadVouchers(args),
    loadWishes(args),
    loadDefaultAddress(args),
  ]);
  return { ...orders, vouchers, wishes, address };
};
export type Overview = Awaited<ReturnType<typeof loadOverview>>;
