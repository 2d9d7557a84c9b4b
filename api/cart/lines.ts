import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';
import { flashSaleAt } from '#api/catalog/flash-sale.ts';

type AttributeTexts = { title: Texts; value: Texts };

const attributes = sql<AttributeTexts[]>`(
  select coalesce(
    jsonb_agg(jsonb_build_object('title', a.title, 'value', v.title) order by a.position, a.id), '[]')
  from inventory_value iv
  join attribute a on a.id = iv.attribute_id
  join attribute_value v on v.id = iv.value_id
  where iv.inventory_id = i.id)`;

const firstImage = sql<string>`coalesce((
  select image from product_image where product_id = p.id order by position limit 1), '')`;

/** The product's own rate, else its category's, else that one's parent's. */
const taxBasisPoints = sql<number>`coalesce((
  select t.basis_points from tax_rate t
  where t.id = coalesce(p.tax_rate_id, c.tax_rate_id, parent.tax_rate_id)), 0)`;

const COLUMNS = [
  'id',
  'inventory_id',
  'bundle_deal_id',
  'quantity',
  'selected',
  'seen_price',
  'shipping_place_id',
  'added_at',
] as const;

/** The lines in the cart, and those saved for later. */
const keptIn = (db: Db, cartId: string) =>
  db
    .selectFrom('cart_line')
    .where('cart_id', '=', cartId)
    .select(COLUMNS)
    .select(sql<boolean>`false`.as('saved'))
    .unionAll(
      db
        .selectFrom('cart_aside')
        .where('cart_id', '=', cartId)
        .where('kind', '=', 'saved')
        .select(COLUMNS)
        .select(sql<boolean>`true`.as('saved')),
    );

/**
 * What sits in a cart or is saved beside it, with everything that its price and its problems depend
 * on. The flash sale is the product's own at that moment: a card may be a minute late.
 */
export const listCartLines = (db: Db, cartId: string, at: Date) =>
  db
    .selectFrom(keptIn(db, cartId).as('l'))
    .innerJoin('inventory as i', 'i.id', 'l.inventory_id')
    .innerJoin('product as p', 'p.id', 'i.product_id')
    .innerJoin('store as s', 's.id', 'p.store_id')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .innerJoin('shipping_rule as r', 'r.id', 'p.shipping_rule_id')
    .leftJoin('category as parent', 'parent.id', 'c.parent_id')
    .leftJoin('product_card as card', 'card.product_id', 'p.id')
    .leftJoin(flashSaleAt('p.id', at), (join) => join.onTrue())
    .select([
      'l.id',
      'l.saved',
      'l.inventory_id as inventoryId',
      'l.bundle_deal_id as setId',
      'l.quantity',
      'l.selected',
      'l.seen_price as seenPrice',
      'l.shipping_place_id as placeId',
      'i.product_id as productId',
      'i.sku',
      'i.price',
      'i.list_price',
      'i.quantity as stock',
      'i.image as variantImage',
      'p.title',
      'p.slug',
      'p.selling',
      'p.offered',
      'p.max_per_order as maxPerOrder',
      'p.shipping_rule_id as ruleId',
      'p.store_id as storeId',
      's.slug as storeSlug',
      's.name as storeName',
      'r.free_above as freeAbove',
      'flash.flash_price',
      'flash.flash_starts_at',
      'flash.flash_ends_at',
    ])
    .select([
      // Hidden products and those of hidden stores have no card.
      sql<boolean>`card.product_id is not null`.as('available'),
      firstImage.as('image'),
      attributes.as('attributes'),
      taxBasisPoints.as('taxBasisPoints'),
    ])
    // A store stands where its first line was added; so nothing moves while a shopper adds more.
    .orderBy(sql`min(l.added_at) over (partition by l.saved, p.store_id)`)
    .orderBy('p.store_id')
    .orderBy('l.added_at')
    .orderBy('l.bundle_deal_id')
    .orderBy('l.inventory_id')
    .execute();

export type CartLineRow = Awaited<ReturnType<typeof listCartLines>>[number];
