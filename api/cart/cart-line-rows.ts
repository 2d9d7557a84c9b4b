import { countedLowest } from '#api/cards/lowest-prices.ts';
import type { LowestPrices } from '#api/pricing/product-price.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#db/types.ts';

type AttributeTexts = { title: Texts; value: Texts };

/** What sits in a cart or is saved beside it, with everything that its price and its problems depend on. */
export type CartLineRow = {
  id: string;
  saved: boolean;
  inventoryId: number;
  bundleId: number | null;
  quantity: number;
  selected: boolean;
  seenPrice: number;
  placeId: number | null;
  productId: number;
  sku: string;
  price: number | null;
  list_price: number | null;
  stock: number;
  variantImage: string | null;
  title: Texts;
  slug: Texts;
  selling: number;
  offered: number;
  maxPerOrder: number | null;
  ruleId: number;
  storeId: number;
  storeSlug: Texts;
  storeName: Texts;
  freeAbove: number | null;
  flash_price: number | null;
  flash_starts_at: Date | null;
  flash_ends_at: Date | null;
  available: boolean;
  image: string;
  attributes: AttributeTexts[];
  taxBasisPoints: number;
  /** Null: it is not taken back. */
  returnDays: number | null;
  /** Where reductions are measured so. */
  lowest: LowestPrices | null;
};

/** The same as it arrives in JSON, where times are text. */
export type JsonLine = Omit<CartLineRow, 'flash_starts_at' | 'flash_ends_at'> & {
  flash_starts_at: string | null;
  flash_ends_at: string | null;
};

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A line that came as JSON. */
export const lineOf = ({ flash_starts_at, flash_ends_at, ...line }: JsonLine): CartLineRow => ({
  ...line,
  flash_starts_at: timeOf(flash_starts_at),
  flash_ends_at: timeOf(flash_ends_at),
});

const ATTRIBUTES = sql`(
  select coalesce(
    jsonb_agg(jsonb_build_object('title', a.title, 'value', v.title) order by a.position, a.id), '[]')
  from inventory_value iv
  join attribute a on a.id = iv.attribute_id
  join attribute_value v on v.id = iv.value_id
  where iv.inventory_id = i.id)`;

const FIRST_IMAGE = sql`coalesce((
  select image from product_image where product_id = p.id order by position limit 1), '')`;

/** The product's own rate, else its category's, else that one's parent's. */
const TAX_BASIS_POINTS = sql`coalesce((
  select t.basis_points from tax_rate t
  where t.id = coalesce(p.tax_rate_id, c.tax_rate_id, parent.tax_rate_id)), 0)`;

const COLUMNS = sql`
  id, inventory_id, bundle_deal_id, quantity, selected, seen_price, shipping_place_id, added_at`;

/**
 * `select` of `JsonLine`: the lines in the cart, and those saved for later. The flash sale is read
 * from the product itself, because a card may be a minute out of date.
 */
export const selectCartLines = (
  cartId: RawBuilder<string>,
  at: RawBuilder<Date>,
): RawBuilder<JsonLine> => sql<JsonLine>`
  select l.id, l.saved, l.inventory_id as "inventoryId", l.bundle_deal_id as "bundleId", l.quantity, l.selected,
    l.seen_price as "seenPrice", l.shipping_place_id as "placeId", i.product_id as "productId", i.sku, i.price,
    i.list_price, i.quantity as stock, i.image as "variantImage", p.title, p.slug, p.selling, p.offered,
    p.max_per_order as "maxPerOrder", p.shipping_rule_id as "ruleId", p.store_id as "storeId",
    s.slug as "storeSlug", s.name as "storeName", r.free_above as "freeAbove",
    flash.flash_price, flash.flash_starts_at, flash.flash_ends_at,
    -- Hidden products and those of hidden stores have no card.
    card.product_id is not null as available,
    ${FIRST_IMAGE} as image, ${ATTRIBUTES} as attributes, ${TAX_BASIS_POINTS} as "taxBasisPoints",
    case when p.refundable then p.return_days end as "returnDays",
    ${countedLowest(sql`i.id`, sql`flash.flash_starts_at`)} as lowest
  from (
    select ${COLUMNS}, false as saved from cart_line where cart_id = ${cartId}
    union all
    select ${COLUMNS}, true from cart_aside where cart_id = ${cartId} and kind = 'saved') l
  join inventory i on i.id = l.inventory_id
  join product p on p.id = i.product_id
  join store s on s.id = p.store_id
  join category c on c.id = p.category_id
  join shipping_rule r on r.id = p.shipping_rule_id
  left join category parent on parent.id = c.parent_id
  left join product_card card on card.product_id = p.id
  left join lateral flash_sale_at(p.id, ${at}) flash on true
  -- A store stands where its first line was added; so nothing moves while a shopper adds more.
  order by min(l.added_at) over (partition by l.saved, p.store_id), p.store_id, l.added_at, l.bundle_deal_id,
    l.inventory_id`;
