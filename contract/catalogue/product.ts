import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { pageNumber, pageOf, perPage } from '#contract/page.ts';
import { ratingSummary } from '#contract/reviews/review.ts';
import { voucher } from '#contract/vouchers/voucher.ts';

export const attribute = z.object({
  id: z.string(),
  title: z.string(),
  values: z.array(z.object({ id: z.string(), title: z.string(), color: z.string().nullable() })),
});
export type Attribute = z.infer<typeof attribute>;

/** One variant that can be bought. A product without attributes has exactly one. */
export const inventory = z.object({
  id: z.string(),
  sku: z.string(),
  /** The number below the barcode. */
  gtin: z.string().nullable(),
  /** What it costs now, a running flash sale taken in. */
  price: minor,
  previous: minor.nullable(),
  reduction: z.int().min(1).max(100).nullable(),
  /** The lowest price of the 30 days before a reduction; null without one, and where none is known. */
  lowest: minor.nullable(),
  /** What a kilogram or a litre costs at this price; null where it is not sold by weight or volume. */
  unit_price: z.object({ price: minor, per: z.enum(['kg', 'litre']) }).nullable(),
  quantity: z.int().min(0),
  image: z.string().nullable(),
  inventory_attributes: z.array(z.object({ attribute_id: z.string(), value_id: z.string() })),
});
export type Inventory = z.infer<typeof inventory>;

export const shippingPlace = z.object({
  id: z.string(),
  /** 1 delivered to a location, 2 picked up. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** The pick-up point's name. */
  title: z.string().nullable(),
  address: z.string().nullable(),
  /** Null: every country, every state. */
  country: z.string().nullable(),
  state: z.string().nullable(),
  /** In the asked language. */
  state_name: z.string().nullable(),
  price: minor,
  days_min: z.int().min(0),
  days_max: z.int().min(0),
});
export type ShippingPlace = z.infer<typeof shippingPlace>;

export const bundle = z.object({
  id: z.string(),
  title: z.string(),
  price: minor,
  /** What the parts cost one by one. */
  previous: minor,
  saving: minor,
  products: z.array(card),
});

export const productDetail = card.extend({
  /** The slug in every language. */
  slugs: z.record(z.string(), z.string()),
  gallery: z.array(z.string()),
  /** Sanitised HTML. */
  description: z.string(),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  attributes: z.array(attribute),
  inventory: z.array(inventory),
  max_per_order: z.int().min(1).nullable(),
  store: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo: z.string().nullable(),
    rating: z.number(),
    review_count: z.int(),
    product_count: z.int(),
    joined: z.iso.datetime(),
    response_hours: z.int().nullable(),
  }),
  breadcrumbs: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title: z.string(),
      parent_slug: z.string().nullable(),
    }),
  ),
  vouchers: z.array(voucher),
  bundle_deals: z.object({
    /** Buy `buy`, get `free` free: the cheapest units cost nothing. */
    buy_get: z
      .object({ id: z.string(), title: z.string(), buy: z.int().min(1), free: z.int().min(1) })
      .nullable(),
    sets: z.array(bundle),
  }),
  shipping_rule: z.object({
    id: z.string(),
    title: z.string(),
    free_above: minor.nullable(),
    places: z.array(shippingPlace),
  }),
  /** The cheapest way to the shop's default place, null where it is not delivered there. */
  delivery: z
    .object({
      price: minor,
      days_min: z.int(),
      days_max: z.int(),
      country: z.string(),
      state: z.string(),
    })
    .nullable(),
  rating_summary: ratingSummary,
  refundable: z.boolean(),
  return_days: z.int().min(0),
  warranty: z.string().nullable(),
  tags: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
  seo: z.object({ title: z.string(), description: z.string() }),
});
export type ProductDetail = z.infer<typeof productDetail>;

export const getProduct = endpoint({
  method: 'GET',
  path: '/product/{id}',
  summary: 'Everything about one product; a slug instead of the id works where it is unique',
  params: z.object({ id: z.string().min(1).max(200) }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ product: productDetail, now: z.iso.datetime() }),
});

export const listSuggestedProducts = endpoint({
  method: 'GET',
  path: '/suggested-products/{id}',
  summary: 'Related products',
  params: z.object({ id }),
  query: z.object({
    page: pageNumber,
    per_page: perPage,
    /** Only what can be bought in its place: in stock, of its sub-category and at about its price. */
    in_its_place: z.literal('1').optional(),
  }),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ products: pageOf(card) }),
});
