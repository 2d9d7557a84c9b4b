import { z } from 'zod';
import { address, ADDRESS_REFUSALS, addressInput } from '#contract/addresses/address.ts';
import { cancellation } from './cancellation.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, idInput } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { pageNumber, pageOf } from '#contract/page.ts';
import {
  PAYMENT_REFUSALS,
  nextPayment,
  orderPayment,
  paymentAnswers,
  paymentMethod,
} from './payment.ts';
import { codeList, VOUCHER_REFUSALS } from '#contract/vouchers/voucher.ts';

/** 1 pending, 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
export const orderStatus = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);

export const orderLine = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), slug: z.string(), title: z.string(), image: z.string() }),
  inventory: z.object({
    id: z.string().nullable(),
    sku: z.string(),
    attributes: z.array(z.object({ title: z.string(), value: z.string() })),
  }),
  quantity: z.int().min(1),
  /** Each, when it was ordered. */
  price: minor,
  amount: minor,
  bundle_saving: minor,
  voucher_saving: minor,
  shipping: minor,
  /** Included in what was paid for the line. */
  tax: minor,
  /** In basis points: 2000 is 20 %. */
  tax_rate: z.int().min(0),
  /** amount - savings + shipping. */
  total: minor,
  store: z.object({ slug: z.string(), name: z.string() }),
  cancelled: z.boolean(),
  /** Whether it may be reviewed: it has been delivered. */
  reviewable: z.boolean(),
  /** The stars that its buyer has given; null without a review. */
  rating: z.int().min(1).max(5).nullable(),
  /** Units that were given back, or are asked to be. */
  returned: z.int().min(0),
  /** Units that may be given back now, and until when; 0 where none may. */
  returnable: z.int().min(0),
  return_until: z.iso.datetime().nullable(),
  /** Units of which the shopper may withdraw from the contract now. */
  withdrawable: z.int().min(0),
});
export type OrderLine = z.infer<typeof orderLine>;

/** Who carries a package; without an address where one can follow it, for whoever only sees its status. */
export const carriage = z.object({
  carrier: z.string(),
  /** Only its end, where the order is seen without its link. */
  code: z.string().nullable(),
  url: z.string().nullable(),
});

export const orderPackage = z.object({
  id: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  status: orderStatus,
  /** 1 delivered, 2 picked up. */
  shipping_type: z.union([z.literal(1), z.literal(2)]),
  /** Where it waits, for a package that is picked up. */
  pickup: z.object({ title: z.string(), address: z.string().nullable() }).nullable(),
  shipping: minor,
  /** Expected, from the shipping rule's days. */
  expected_from: z.iso.date(),
  expected_to: z.iso.date(),
  carriage: carriage.nullable(),
  delivered_at: z.iso.datetime().nullable(),
  cancelled: z.boolean(),
  line_ids: z.array(z.string()),
});
export type OrderPackage = z.infer<typeof orderPackage>;

export const order = z.object({
  id: z.string(),
  /** What the shopper quotes; not sequential. */
  number: z.string(),
  method: paymentMethod,
  date: z.iso.datetime(),
  currency: z.string(),
  subtotal: minor,
  bundle_saving: minor,
  voucher_saving: minor,
  shipping: minor,
  tax: minor,
  /** What the shopper pays. */
  amount: minor,
  payment_status: z.union([z.literal(0), z.literal(1)]),
  /** What has arrived with the shopper again. */
  refunded_amount: minor,
  /** Until when it waits for its money; null where nothing is to be paid. */
  payable_until: z.iso.datetime().nullable(),
  payment: orderPayment,
  status: orderStatus,
  history: z.array(z.object({ status: orderStatus, time: z.iso.datetime() })),
  /** Whether nothing is left of it. */
  cancelled: z.boolean(),
  /** How the shopper may cancel what is left: at once, by asking the shop, or not any more. */
  cancel: z.enum(['direct', 'request', 'none']),
  /**
   * Until when the shopper may withdraw from the contract: null while not all of it has arrived, and where
   * there is nothing to withdraw from.
   */
  withdraw_until: z.iso.datetime().nullable(),
  /** The shop's latest words about a cancellation. */
  cancellation_message: z.string().nullable(),
  /** The newest first. */
  cancellations: z.array(cancellation),
  /** Opens this order for a year without an account: the `token` of track-order. */
  link_token: z.string(),
  note: z.string().nullable(),
  address: address.omit({ id: true }),
  lines: z.array(orderLine),
  packages: z.array(orderPackage),
  vouchers: z.array(z.object({ code: z.string(), saving: minor })),
});
export type Order = z.infer<typeof order>;

/** A package in a list of orders. */
export const packageListed = orderPackage.pick({
  id: true,
  status: true,
  shipping_type: true,
  expected_from: true,
  expected_to: true,
  carriage: true,
  delivered_at: true,
  cancelled: true,
});
export type PackageListed = z.infer<typeof packageListed>;

export const orderListed = z.object({
  id: z.string(),
  number: z.string(),
  date: z.iso.datetime(),
  amount: minor,
  currency: z.string(),
  method: paymentMethod,
  payment_status: z.union([z.literal(0), z.literal(1)]),
  status: orderStatus,
  cancelled: z.boolean(),
  units: z.int(),
  /** How many different things were ordered. */
  lines: z.int(),
  /** The title of its first product. */
  title: z.string(),
  images: z.array(z.string()),
  packages: z.array(packageListed),
  /** The first line that has arrived and that its buyer has not reviewed; null where there is none. */
  review_line_id: z.string().nullable(),
  /** How far its latest return is that was not declined; null without one. */
  return_state: z.enum(['requested', 'approved', 'done']).nullable(),
  /** Whether the shopper keeps anything of it: not all was cancelled, given back or is asked to be. */
  kept: z.boolean(),
});

export type OrderListed = z.infer<typeof orderListed>;

/** Why a line of the cart cannot be ordered as it stands. */
const LINE_REFUSALS = [
  'cart.productUnavailable',
  'cart.outOfStock',
  'cart.inventoryExceeded',
  'cart.maximumExceeded',
  'checkout.notShippable',
  'checkout.notShippableTo',
  'checkout.notShippableToCountry',
] as const;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/order/action',
  summary: 'Orders what is selected in the cart',
  audience: 'shopper',
  idempotent: true,
  json: z.object({
    /** Without an address the cart's own is taken. */
    address: addressInput.optional(),
    address_id: id.optional(),
    method: paymentMethod,
    /**
     * Without it the vouchers on the cart count; with `amount`, those that no longer hold are left out where that is
     * the total without them.
     */
    voucher: codeList.optional(),
    /** What the way to pay asks for (`fields` of `payment-gateway`). */
    answers: paymentAnswers.optional(),
    note: z.string().trim().max(1000).optional(),
    /**
     * The total that the shopper was shown, before or after the vouchers given here: where it is
     * another by now, nothing is ordered.
     */
    amount: minor.optional(),
  }),
  refusals: {
    201: [
      ...ADDRESS_REFUSALS,
      ...LINE_REFUSALS,
      ...VOUCHER_REFUSALS,
      'checkout.nothingSelected',
      'checkout.addressFirst',
      'checkout.noMethod',
      'checkout.methodUnavailable',
      'checkout.signInFirst',
      'checkout.cartChanged',
      ...PAYMENT_REFUSALS,
    ],
    404: ['address.notFound'],
  },
  data: z.object({ order, payment: nextPayment }),
});

export const getOrders = endpoint({
  method: 'POST',
  path: '/order/by-user',
  summary: "One of the caller's orders in full (`order_id`), or a page of them",
  audience: 'shopper',
  json: z.object({
    order_id: idInput.optional(),
    page: pageNumber,
    status: orderStatus.optional(),
    /** Only those of which nothing is left, or only the others. */
    cancelled: z.boolean().optional(),
    q: z.string().max(200).optional(),
  }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({ order: order.nullable(), orders: pageOf(orderListed).nullable() }),
});
