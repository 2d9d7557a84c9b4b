import { z } from 'zod';
import { address, ADDRESS_REFUSALS, addressInput } from '#contract/addresses/address.ts';
import { card } from '#contract/catalogue/card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, idInput, requiredId } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { shippingPlace } from '#contract/catalogue/product.ts';
import { cartVouchers } from '#contract/vouchers/voucher.ts';

/** What stands in the way of a line, or what changed; `message` is translated. */
export const lineProblem = z.object({
  code: z.enum([
    'out_of_stock',
    'exceeds_inventory',
    'exceeds_maximum',
    'price_changed',
    'unavailable',
    'not_shippable',
  ]),
  message: z.string(),
  /** Whether it keeps a selected line from being ordered. A changed price does not. */
  blocking: z.boolean(),
});
export type LineProblem = z.infer<typeof lineProblem>;

export const cartLine = z.object({
  id: z.string(),
  product: card,
  inventory: z.object({
    id: z.string(),
    sku: z.string(),
    quantity: z.int().min(0),
    image: z.string().nullable(),
    /** "Colour: Blue" and so on, translated. */
    attributes: z.array(z.object({ title: z.string(), value: z.string() })),
  }),
  quantity: z.int().min(1),
  /** The largest quantity that may be asked for: stock and the product's own limit. */
  max_quantity: z.int().min(0),
  /** 1 checked, 2 unchecked. */
  selected: z.union([z.literal(1), z.literal(2)]),
  /** Whether its price depends on other lines: after a change the whole cart counts anew. */
  bundle_deal: z.boolean(),
  /** The bundle's name, as in "Buy 2, get 1 free". */
  bundle_title: z.string().nullable(),
  /** Lines of one bundle share it. */
  bundle_id: z.string().nullable(),
  unit_price: minor,
  previous: minor.nullable(),
  /** unit_price x quantity. */
  amount: minor,
  bundle_saving: minor,
  voucher_saving: minor,
  shipping: z.object({
    /** How this line goes, null while no address is known or nothing fits. */
    chosen: shippingPlace.nullable(),
    options: z.array(shippingPlace),
    price: minor,
  }),
  store: z.object({ slug: z.string(), name: z.string() }),
  problems: z.array(lineProblem),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartSummary = z.object({
  currency: z.string(),
  /** Units and lines of the selected part. */
  units: z.int().min(0),
  lines: z.int().min(0),
  subtotal: minor,
  bundle_saving: minor,
  voucher_saving: minor,
  /** Null while no address is known. */
  shipping: minor.nullable(),
  /** Included in the prices. */
  tax: minor,
  total: minor,
  /** Whether all that is selected can be ordered as it stands. */
  orderable: z.boolean(),
});

export const cartStore = z.object({
  store: z.object({ slug: z.string(), name: z.string() }),
  line_ids: z.array(z.string()),
  subtotal: minor,
  shipping: minor.nullable(),
  /**
   * In how many days all that is selected from it comes, to the address or the place of the estimate, as a
   * type of shipping: 1 delivered, 2 picked up. Null where something does not, or nothing is selected.
   */
  arrival: shippingPlace.pick({ type: true, days_min: true, days_max: true }).nullable(),
  /** What is missing for free shipping, null where the store offers none or it is reached. */
  free_shipping_gap: minor.nullable(),
});

/** What sending would cost while no address is known: to the asked place, else to the shop's own. */
export const shippingEstimate = z.object({
  country: z.string(),
  /** Empty where only the country is known; its name in the asked language. */
  state: z.string(),
  state_name: z.string().nullable(),
  /** Null where not all that is selected is sent there. */
  shipping: minor.nullable(),
  /** The total with it, and the tax that it includes. */
  total: minor.nullable(),
  tax: minor,
  /** By store, as far as something of it is selected. */
  stores: z.array(z.object({ slug: z.string(), shipping: minor.nullable() })),
});
export type ShippingEstimate = z.infer<typeof shippingEstimate>;

export const cartData = z.object({
  /** The sum of quantities. */
  cartCount: z.int().min(0),
  /** In the order of `stores`. */
  cartProducts: z.array(cartLine),
  /** Saved for later: beside the cart, in no sum and not in `cartCount`. */
  saved: z.array(cartLine),
  stores: z.array(cartStore),
  summary: cartSummary,
  vouchers: cartVouchers,
  /** Null once the address is known, and where nothing is selected. */
  estimate: shippingEstimate.nullable(),
  /** Where it goes to, as far as it is known. */
  address: address.omit({ id: true }).nullable(),
  /** Given once, with the first thing that a visitor keeps. */
  user_token: z.string().length(18).optional(),
});
export type CartData = z.infer<typeof cartData>;

/** Above what any stock or limit is: which of them is exceeded is for the cart to say. */
const MOST_ASKED = 1_000_000_000;

const quantity = z
  .int('cart.quantityInvalid')
  .min(1, 'cart.minimumOne')
  .max(MOST_ASKED, 'cart.maximumExceeded');

/** Why so many of something cannot be had. */
export const QUANTITY_REFUSALS = [
  'cart.quantityInvalid',
  'cart.minimumOne',
  'cart.outOfStock',
  'cart.maximumExceeded',
  'cart.inventoryExceeded',
  'cart.full',
] as const;

/** Why something cannot be put into the cart. */
const ADD_REFUSALS = [
  ...QUANTITY_REFUSALS,
  'cart.productRequired',
  'cart.attributesRequired',
  'cart.productUnavailable',
] as const;

export const getCart = endpoint({
  method: 'GET',
  path: '/cart/by-user',
  summary: 'The cart; an empty one for a visitor who has none',
  cache: 'personal',
  /** For which place sending is estimated: codes. A place that is none is as if it were not given. */
  query: z.object({ country: z.string().max(64).optional(), state: z.string().max(64).optional() }),
  data: cartData,
});

export const listUnservedAddresses = endpoint({
  method: 'GET',
  path: '/cart/unserved-addresses',
  summary: 'The addresses of the book to which not all is delivered that is selected in the cart',
  audience: 'shopper',
  cache: 'personal',
  data: z.object({ address_ids: z.array(id) }),
});

const change = z.object({
  product_id: idInput.optional(),
  inventory_id: idInput.optional(),
  /** The line whose quantity changes; without it the quantity is added. */
  id: id.optional(),
  /** A bundle to add as a whole, instead of a product. */
  bundle_id: idInput.optional(),
  quantity,
});

export const changeCart = endpoint({
  method: 'POST',
  path: '/cart/action',
  summary: 'Adds a variant (or a bundle), or changes the quantity of a line',
  json: change,
  refusals: {
    201: [...ADD_REFUSALS, 'cart.bundleUnavailable'],
    404: ['cart.productUnavailable', 'cart.bundleUnavailable', 'cart.lineGone'],
  },
  data: cartData.extend({ id: z.string(), quantity: z.int() }),
});

export const buyNow = endpoint({
  method: 'POST',
  path: '/cart/buy-now',
  summary: 'Puts a variant into the cart as the only selected line',
  json: z.object({
    product_id: requiredId('cart.productRequired'),
    inventory_id: idInput.optional(),
    quantity,
  }),
  refusals: { 201: ADD_REFUSALS, 404: ['cart.productUnavailable'] },
  data: cartData.extend({ id: z.string(), quantity: z.int() }),
});

const lineIds = z.array(id).max(500).default([]);

export const selectCartLines = endpoint({
  method: 'POST',
  path: '/cart/change',
  summary: 'Checks and unchecks lines; a bundle goes as a whole',
  audience: 'shopper',
  json: z.object({ checked: lineIds, unchecked: lineIds, isBundle: z.boolean().optional() }),
  data: cartData,
});

export const updateShipping = endpoint({
  method: 'POST',
  path: '/cart/update-shipping',
  summary: 'Sets the address and how each line goes there',
  audience: 'shopper',
  json: z.object({
    address: addressInput.optional(),
    /** One of the address book, instead. */
    address_id: id.optional(),
    /** Line id -> the place of its shipping rule. */
    lines: z
      .record(z.string(), z.object({ type: z.union([z.literal(1), z.literal(2)]), place: idInput }))
      .optional(),
  }),
  refusals: {
    201: [...ADDRESS_REFUSALS, 'cart.lineGone', 'checkout.placeUnavailable'],
    404: ['address.notFound'],
  },
  data: cartData,
});

export const deleteCartLine = endpoint({
  method: 'DELETE',
  path: '/cart/delete',
  summary: 'Takes a line out of the cart, or what was saved for later; the id in query or body',
  audience: 'shopper',
  query: z.object({ id: id.optional() }),
  json: z.object({ id: id.optional() }).optional(),
  refusals: { 201: ['cart.lineGone'], 404: ['cart.lineGone'] },
  data: cartData.extend({ id: z.string(), quantity: z.int() }),
});

const movedLine = {
  json: z.object({ id }),
  data: cartData.extend({ id: z.string(), quantity: z.int() }),
};

export const saveForLater = endpoint({
  method: 'POST',
  path: '/cart/save-for-later',
  summary: 'Moves a line out of the cart into the list beside it; a bundle goes as a whole',
  audience: 'shopper',
  refusals: { 201: ['cart.full'], 404: ['cart.lineGone'] },
  ...movedLine,
});

export const putBackLine = endpoint({
  method: 'POST',
  path: '/cart/put-back',
  summary: 'Puts back, as it was, a line that was saved for later, or removed within a day',
  audience: 'shopper',
  refusals: { 201: [...QUANTITY_REFUSALS, 'cart.productUnavailable'], 404: ['cart.lineGone'] },
  ...movedLine,
});
