import { SHIPPING_TYPE, type ShippingType } from '#contract/codes.ts';
import {
  ORDER_STATUS,
  PAYMENT_STATUS,
  type OrderStatus,
  type PaymentMethod,
} from '#contract/orders/order-codes.ts';
import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { TrackedOrder } from '#contract/orders/track-order.ts';
import type { Order, OrderLine, OrderPackage, PackageListed } from '#contract/orders/order.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { OrderRow } from './find-order.ts';
import { lineStateOf, packageStateOf } from './lock-orders.ts';
import { payableUntil, presentPayment, refundedOf } from './payment/present-payment.ts';
import {
  returnableUnits,
  returnUntil,
  withdrawableUnits,
  withdrawUntil,
} from './returns/return-rules.ts';
import { returnableOrderOf, returnRulesOf } from './returns/returnable-order.ts';
import { planCancel } from './status-transitions.ts';

type LineRow = OrderRow['lines'][number];
type PackageRow = OrderRow['packages'][number];

const presentStore = ({ slug, name }: PackageRow, language: LanguageCode) => ({
  slug: inLanguage(slug, language),
  name: inLanguage(name, language),
});

const presentLine = (
  line: LineRow,
  packed: PackageRow,
  language: LanguageCode,
): Omit<OrderLine, keyof LineReturn> => ({
  id: line.id,
  product: {
    // A deleted product has no page; the texts of the order line remain.
    id: line.product_id === null ? '' : String(line.product_id),
    slug: inLanguage(line.slug, language),
    title: inLanguage(line.title, language),
    image: line.image,
  },
  inventory: {
    id: line.inventory_id === null ? null : String(line.inventory_id),
    sku: line.sku,
    attributes: line.attributes.map(({ title, value }) => ({
      title: inLanguage(title, language),
      value: inLanguage(value, language),
    })),
  },
  quantity: line.quantity,
  price: line.unit_price,
  amount: line.amount,
  bundle_saving: line.bundle_saving,
  voucher_saving: line.voucher_saving,
  shipping: line.shipping,
  tax: line.tax,
  tax_rate: line.tax_basis_points,
  total: line.total,
  store: presentStore(packed, language),
  cancelled: line.cancelled_at !== null,
  reviewable:
    packed.status === ORDER_STATUS.delivered &&
    line.product_id !== null &&
    line.cancelled_at === null,
  rating: line.rating,
});

/** How many units of a line may be returned or withdrawn from, and until when. */
type LineReturn = Pick<OrderLine, 'returned' | 'returnable' | 'return_until' | 'withdrawable'>;

/** What may go back, by the id of the line; and until when one may withdraw. */
const presentReturns = (order: OrderRow, now: Date) => {
  const rules = returnRulesOf(order);
  const state = returnableOrderOf(order);
  const until = withdrawUntil(state, rules);
  const lines = state.lines.map((line): [string, LineReturn] => {
    const parcel = state.packages.find(({ id }) => id === line.packageId);
    const returnable = {
      returned: line.returned,
      returnable: parcel ? returnableUnits(line, parcel, rules, now) : 0,
      return_until: (parcel && returnUntil(line, parcel, rules)?.toISOString()) ?? null,
      withdrawable: withdrawableUnits(line, state, rules, now),
    };
    return [line.id, returnable];
  });
  return {
    lines: new Map(lines),
    withdraw_until: until instanceof Date ? until.toISOString() : null,
  };
};

/** What is read of a package where no more than its way is told. */
export type ParcelRow = Pick<
  PackageRow,
  | 'id'
  | 'status'
  | 'shipping_type'
  | 'expected_from'
  | 'expected_to'
  | 'carrier'
  | 'tracking_code'
  | 'tracking_url'
  | 'delivered_at'
  | 'cancelled_at'
>;

/** As much of a tracking code as anyone may see who knows number and contact of the order. */
const CODE_END = 4;

const presentCarriage = ({ carrier, tracking_code: code, tracking_url: url }: ParcelRow) =>
  carrier === null ? null : { carrier, code, url };

const hideCode = (carriage: ReturnType<typeof presentCarriage>) =>
  carriage && {
    carrier: carriage.carrier,
    code: carriage.code && `…${carriage.code.slice(-CODE_END)}`,
    url: null,
  };

const shippingTypeOf = ({ shipping_type: type }: ParcelRow): ShippingType =>
  type === SHIPPING_TYPE.location ? SHIPPING_TYPE.location : SHIPPING_TYPE.pickup;

const presentPickup = (
  { pickup_title: title, pickup_address: address }: PackageRow,
  language: LanguageCode,
) => title && { title: inLanguage(title, language), address };

/** How far a package is, and when it comes or came. */
export const presentParcel = (packed: ParcelRow): PackageListed => ({
  id: packed.id,
  status: packed.status as OrderStatus,
  shipping_type: shippingTypeOf(packed),
  expected_from: packed.expected_from,
  expected_to: packed.expected_to,
  carriage: presentCarriage(packed),
  delivered_at: packed.delivered_at === null ? null : new Date(packed.delivered_at).toISOString(),
  cancelled: packed.cancelled_at !== null,
});

const presentPackage = (
  packed: PackageRow,
  lines: readonly LineRow[],
  language: LanguageCode,
): OrderPackage => ({
  ...presentParcel(packed),
  store: presentStore(packed, language),
  pickup: presentPickup(packed, language),
  shipping: packed.shipping,
  line_ids: lines.filter((line) => line.package_id === packed.id).map((line) => line.id),
});

const presentHistory = ({ history }: OrderRow): Order['history'] =>
  history.map(({ status, at }) => ({
    status: status as OrderStatus,
    time: new Date(at).toISOString(),
  }));

/** A cancellation, or a request for one. */
export const presentCancellation = (row: OrderRow['cancellations'][number]): Cancellation => ({
  id: row.id,
  kind: row.kind === 'refund' ? 'refund' : 'cancel',
  state: row.state as Cancellation['state'],
  withdrawal: row.withdrawal,
  reason: row.reason,
  message: row.message,
  amount: row.amount,
  date: new Date(row.created_at).toISOString(),
  settled: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
  line_ids: row.lines.map(({ id }) => id),
  quantities: row.lines.map(({ quantity }) => quantity),
  pictures: row.pictures,
});

const CANCEL_WAYS = {
  cancel: 'direct',
  request: 'request',
  already: 'none',
  refused: 'none',
} as const;

const cancelWayOf = ({ status, packages, lines }: OrderRow): Order['cancel'] => {
  const state = {
    status: status as OrderStatus,
    packages: packages.map(packageStateOf),
    lines: lines.map(lineStateOf),
  };
  return CANCEL_WAYS[planCancel(state, { by: 'shopper' }).kind];
};

/**
 * What anyone who knows the number and a contact may see: the status, and nothing about the person.
 */
export const presentTracking = (order: OrderRow, language: LanguageCode): TrackedOrder => ({
  number: order.number,
  date: order.created_at.toISOString(),
  status: order.status as OrderStatus,
  cancelled: order.cancelled_at !== null,
  history: presentHistory(order),
  destination: { city: order.city, country: order.country },
  packages: order.packages.map((packed) => ({
    store: presentStore(packed, language),
    status: packed.status as OrderStatus,
    cancelled: packed.cancelled_at !== null,
    shipping_type: shippingTypeOf(packed),
    pickup: presentPickup(packed, language),
    expected_from: packed.expected_from,
    expected_to: packed.expected_to,
    carriage: hideCode(presentCarriage(packed)),
    items: order.lines
      .filter((line) => line.package_id === packed.id)
      .map((line) => ({
        title: inLanguage(line.title, language),
        image: line.image,
        quantity: line.quantity,
      })),
  })),
});

/** Makes the token of an order's own link. */
export type Sign = (signed: { id: string; createdAt: Date }) => string;

/** The order as its owner sees it, in the asked language. */
export const presentOrder = (
  order: OrderRow,
  language: LanguageCode,
  { sign, now }: { sign: Sign; now: Date },
): Order => {
  const returns = presentReturns(order, now);
  const packages = new Map(order.packages.map((one) => [one.id, one]));
  return {
    id: order.id,
    number: order.number,
    method: order.method as PaymentMethod,
    date: order.created_at.toISOString(),
    currency: order.currency,
    subtotal: order.subtotal,
    bundle_saving: order.bundle_saving,
    voucher_saving: order.voucher_saving,
    shipping: order.shipping,
    tax: order.tax,
    amount: order.total,
    payment_status: order.paid ? PAYMENT_STATUS.paid : PAYMENT_STATUS.unpaid,
    refunded_amount: refundedOf(order),
    payable_until: payableUntil(order, now),
    payment: presentPayment(order, language, now),
    status: order.status as OrderStatus,
    history: presentHistory(order),
    cancelled: order.cancelled_at !== null,
    cancel: cancelWayOf(order),
    withdraw_until: returns.withdraw_until,
    cancellation_message: order.cancellations.find(({ message }) => message)?.message ?? null,
    cancellations: order.cancellations.map(presentCancellation),
    link_token: sign({ id: order.id, createdAt: order.created_at }),
    note: order.note,
    address: {
      name: order.name,
      email: order.email,
      phone: order.phone,
      country: order.country,
      state: order.state,
      city: order.city,
      zip: order.zip,
      address_1: order.address_1,
      address_2: order.address_2,
    },
    lines: order.lines.flatMap((line) => {
      const packed = packages.get(line.package_id);
      const back = returns.lines.get(line.id);
      return packed && back ? [{ ...presentLine(line, packed, language), ...back }] : [];
    }),
    packages: order.packages.map((one) => presentPackage(one, order.lines, language)),
    vouchers: order.vouchers.map(({ code, saving }) => ({ code: code ?? '', saving })),
  };
};
