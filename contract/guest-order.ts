import { z } from 'zod';
import { cancellation } from './cancellation.ts';
import { cartData, QUANTITY_REFUSALS } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { pictureFiles } from './files.ts';
import { idInput } from './ids.ts';
import { carriage, order, orderStatus } from './order.ts';
import { privateFile } from './private-file.ts';
import { required } from './required.ts';

/** The token of an order's own link, for who has no account or another browser. */
const linkToken = z.string().max(200).optional();

/** Which order is meant: one of the caller's own by its id, or any by the token of its link. */
const whichOrder = { order_id: idInput.optional(), token: linkToken };

export const trackedPackage = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  status: orderStatus,
  cancelled: z.boolean(),
  /** 1 delivered, 2 picked up. */
  shipping_type: z.union([z.literal(1), z.literal(2)]),
  pickup: z.object({ title: z.string(), address: z.string().nullable() }).nullable(),
  expected_from: z.iso.date(),
  expected_to: z.iso.date(),
  carriage: carriage.nullable(),
  items: z.array(z.object({ title: z.string(), image: z.string(), quantity: z.int().min(1) })),
});

/** An order for who knows its number and its e-mail or phone: no name, address, prices or note. */
export const trackedOrder = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: orderStatus,
  cancelled: z.boolean(),
  history: z.array(z.object({ status: orderStatus, time: z.iso.datetime() })),
  destination: z.object({ city: z.string(), country: z.string() }),
  packages: z.array(trackedPackage),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

export const trackOrder = endpoint({
  method: 'POST',
  path: '/track-order',
  summary: 'Where an order is, for who knows its number and its e-mail address or phone',
  json: z.object({
    number: z
      .string(required('order.numberRequired'))
      .trim()
      .min(1, 'order.numberRequired')
      .max(64),
    email: z.string().trim().max(254).optional(),
    phone: z.string().trim().max(32).optional(),
  }),
  refusals: { 201: ['order.numberRequired', 'order.contactRequired', 'order.notFound'] },
  data: z.object({ tracking: trackedOrder }),
});

export const openOrderLink = endpoint({
  method: 'GET',
  path: '/track-order',
  summary:
    "An order by the signed token of its own link; 404 where it is not the shop's or too old",
  cache: 'personal',
  query: z.object({ token: z.string().max(200).optional() }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({ tracking: trackedOrder, order }),
});

export const reorder = endpoint({
  method: 'POST',
  path: '/order/reorder',
  summary: 'Puts what was ordered into the cart again, as far as it can be had',
  json: z.object(whichOrder),
  refusals: {
    201: [...QUANTITY_REFUSALS, 'cart.productUnavailable'],
    404: ['order.notFound'],
  },
  data: cartData.extend({
    /** What could not be added, or not all of it, and why. */
    not_added: z.array(
      z.object({
        title: z.string(),
        wanted: z.int().min(1),
        added: z.int().min(0),
        message: z.string(),
      }),
    ),
  }),
});

/** In a form one of several comes alone, and as text. */
const oneOrMore = <Schema extends z.ZodType>(one: Schema) =>
  z.union([one, z.array(one).max(200)]).optional();

/** The most pictures of what is given back. */
export const RETURN_PICTURES = 5;

export const askCancellation = endpoint({
  method: 'POST',
  path: '/cancellation/cancel-order',
  summary:
    'Cancels an order or lines of it (once it is on its way, asks the shop to), asks to give back what was delivered, or withdraws from the contract',
  files: pictureFiles(['pictures'], RETURN_PICTURES),
  json: z.object({
    ...whichOrder,
    /** Without them all that is left of the order, or that may be given back. */
    lines: oneOrMore(z.string().max(64)),
    /** Units of each of these lines that are given back; without them all that are left. */
    quantities: oneOrMore(z.coerce.number().int().min(1).max(1_000_000)),
    reason: z.string().trim().max(1000).optional(),
    /** `withdraw`: recorded as a `refund` that needs no reason. */
    kind: z.enum(['cancel', 'refund', 'withdraw']).default('cancel'),
  }),
  refusals: {
    201: [
      'order.cancelDelivered',
      'order.returnNothing',
      'order.returnTooMany',
      'order.withdrawNothing',
      'upload.unreadable',
    ],
    404: ['order.notFound'],
  },
  data: z.object({ cancellation: cancellation.nullable(), order }),
});

export const openReturnPicture = endpoint({
  method: 'GET',
  path: '/cancellation/picture/{id}',
  summary:
    "A picture of what is given back of one of the caller's orders (or, with the token, of its link's)",
  cache: 'personal',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: privateFile,
});

export const findCancellations = endpoint({
  method: 'GET',
  path: '/cancellation/find/{id}',
  summary: "The cancellations of one of the caller's orders (or, with the token, of its link's)",
  cache: 'personal',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({
    /** The newest, null where there is none. */
    cancellation: cancellation.nullable(),
    cancellations: z.array(cancellation),
  }),
});

/** Which order's mail: one of the caller's own by its id. */
const mailedOrder = z.object({ id: z.string().max(64) });

export const sendOrderMail = endpoint({
  method: 'POST',
  path: '/order/send-order-email/{id}',
  summary: "Sends the mail of one of the caller's orders (or, with the token, of its link's) again",
  params: mailedOrder,
  json: z.object({ token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: z.null(),
});

export const askOrderMail = endpoint({
  method: 'GET',
  path: '/order/send-order-email/{id}',
  summary:
    "The same for who can only GET; nothing is sent ahead of the reader's wish (Sec-Purpose)",
  audience: 'shopper',
  cache: 'personal',
  params: mailedOrder,
  refusals: { 404: ['order.notFound'] },
  data: z.null(),
});
