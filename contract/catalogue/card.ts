import { z } from 'zod';
import { minor } from '#contract/minor.ts';

const mark = z.literal(1).nullable();

/**
 * A product as listings show it. `current`, `previous` and `reduction` are computed by the server
 * (flash price, then offered above 0, then selling); a client never computes money.
 */
export const card = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  /** A second picture, shown on hover. */
  image_2: z.string().nullable(),
  selling: minor,
  offered: minor,
  /** The price of the running flash sale, null without one. */
  price: minor.nullable(),
  end_time: z.iso.datetime().nullable(),
  current: minor,
  previous: minor.nullable(),
  reduction: z.int().min(1).max(100).nullable(),
  /** How much less it costs than before, where it does. */
  saving: minor.nullable(),
  in_stock: z.boolean(),
  /** The shopper must choose a variant before it can be added. */
  has_variants: z.boolean(),
  /** The only inventory of a product without variants: quick add needs no product page. */
  inventory_id: z.string().nullable(),
  /** 0 without reviews, else 1.0 to 5.0. */
  rating: z.number().min(0).max(5),
  review_count: z.int().min(0),
  wishlisted: mark,
  compared: mark,
  bundle_deal: z.boolean(),
  /** Of so many that are bought so many more are free; null without such a deal. */
  buy_get: z.object({ buy: z.int().min(1), free: z.int().min(1) }).nullable(),
  free_shipping: z.boolean(),
  voucher: z.boolean(),
  /** Those its variants come in, such as `#1d3557`, in the order of their values. */
  colours: z.array(z.string()),
  /** In a listing narrowed to a colour that it comes in: `image` shows that one, which is this value. */
  chosen_colour: z.object({ attribute: z.string(), value: z.string() }).optional(),
  store: z.object({ slug: z.string(), name: z.string() }),
  brand: z.object({ id: z.string(), slug: z.string(), title: z.string() }).nullable(),
});
export type Card = z.infer<typeof card>;
