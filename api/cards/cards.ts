import { sql, type RawBuilder } from 'kysely';
import type { Card } from '#contract/catalogue/card.ts';
import type { Minor } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import {
  findFlashPrice,
  productPrice,
  type LowestPrices,
  type PriceFields,
} from '#api/pricing/product-price.ts';
import { countedLowest } from './lowest-prices.ts';

/** Of a card: what its price is computed from, as the database answers it. */
export type PriceRow = Pick<
  CardFields,
  'selling' | 'offered' | 'flash_price' | 'flash_starts_at' | 'flash_ends_at' | 'lowest'
>;

/** A card in one language, as the database answers it. */
export type CardFields = {
  product_id: number;
  slug: string;
  title: string;
  image: string;
  image_2: string | null;
  selling: Minor;
  /** 0: no offer. */
  offered: Minor;
  flash_price: Minor | null;
  flash_starts_at: string | null;
  flash_ends_at: string | null;
  /** What a reduction is measured against; null where the shop does not follow the lowest prices. */
  lowest: LowestPrices | null;
  inventory_id: number | null;
  has_variants: boolean;
  in_stock: boolean;
  rating: number;
  review_count: number;
  bundle_deal: boolean;
  buy_get: Card['buy_get'];
  free_shipping: boolean;
  voucher: boolean;
  colours: string[];
  store_slug: string;
  store_name: string;
  brand_id: number | null;
  brand_slug: string | null;
  brand_title: string | null;
};

/** The variant that costs what the product costs, where there is one. */
const FIRST_VARIANT = sql`(
  select i.id from inventory i where i.product_id = card.product_id
  order by i.price is not null, i.position, i.id limit 1)`;

/** Of several such deals for one product the oldest counts, as in the cart. */
const BUY_GET = sql`case when card.bundle_deal then (
  select json_build_object('buy', deal.buy, 'free', deal.free)
  from bundle_product part join bundle_deal deal on deal.id = part.bundle_deal_id
  where part.product_id = card.product_id and deal.visible and deal.kind = 'buy_get'
  order by deal.id limit 1) end`;

/** The columns of `PriceRow`, of the row `card` of product_card. */
export const priceFields = sql`
  card.selling, card.offered, card.flash_price, card.flash_starts_at, card.flash_ends_at,
  ${countedLowest(FIRST_VARIANT, sql`card.flash_starts_at`)} as lowest`;

/**
 * `CardFields` of the row `card` of product_card, to be sent as JSON: a page of cards is parsed at once
 * then, and in one language, where columns would be parsed one by one, and in five.
 */
export const cardFields = (language: LanguageCode | RawBuilder<string>): RawBuilder<unknown> => sql`
  card.product_id, in_language(card.slug, ${language}) as slug, in_language(card.title, ${language}) as title,
  card.image, card.image_2, ${priceFields}, card.inventory_id, card.has_variants,
  card.in_stock, card.rating, card.review_count, card.bundle_deal, ${BUY_GET} as buy_get, card.free_shipping, card.voucher, card.colours,
  in_language(card.store_slug, ${language}) as store_slug,
  in_language(card.store_name, ${language}) as store_name, card.brand_id,
  in_language(card.brand_slug, ${language}) as brand_slug,
  in_language(card.brand_title, ${language}) as brand_title`;

const brandOf = ({ brand_id, brand_slug, brand_title }: CardFields): Card['brand'] =>
  brand_id === null || brand_slug === null || brand_title === null
    ? null
    : { id: String(brand_id), slug: brand_slug, title: brand_title };

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What the card's price depends on. */
export const pricesOf = ({ flash_starts_at, flash_ends_at, ...card }: PriceRow): PriceFields => ({
  selling: card.selling,
  offered: card.offered,
  flash_price: card.flash_price,
  flash_starts_at: timeOf(flash_starts_at),
  flash_ends_at: timeOf(flash_ends_at),
  lowest: card.lowest,
});

/** The card as a shopper sees it at this moment. */
export const cardOf = (card: CardFields, at: Date): Card => {
  const prices = pricesOf(card);
  const flash = findFlashPrice(prices, at);
  const price = productPrice(prices, at);
  return {
    id: String(card.product_id),
    slug: card.slug,
    title: card.title,
    image: card.image,
    image_2: card.image_2,
    selling: card.selling,
    offered: card.offered,
    price: flash?.price ?? null,
    end_time: flash?.endsAt.toISOString() ?? null,
    ...price,
    saving: price.previous === null ? null : price.previous - price.current,
    in_stock: card.in_stock,
    has_variants: card.has_variants,
    inventory_id: card.inventory_id === null ? null : String(card.inventory_id),
    rating: card.rating,
    review_count: card.review_count,
    wishlisted: null,
    compared: null,
    bundle_deal: card.bundle_deal,
    buy_get: card.buy_get,
    free_shipping: card.free_shipping,
    voucher: card.voucher,
    colours: card.colours,
    store: { slug: card.store_slug, name: card.store_name },
    brand: brandOf(card),
  };
};

/** Sub-select: the cards that `from` gives, in its order, as a JSON list: rows of product_card, as `card`. */
export const cardRows = (
  from: RawBuilder<unknown>,
  language: LanguageCode,
): RawBuilder<CardFields[]> => sql`(
  select coalesce(json_agg(told), '[]') from (select ${cardFields(language)} from ${from}) told)`;

/**
 * The cards of these products, in no order. The ids are one value, so that the statement is the same
 * for any number of them.
 */
export const readCards = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<CardFields[]> => {
  const from = sql`product_card card where card.product_id = any (${[...ids]}::bigint[])`;
  const { rows } = await sql<{ cards: CardFields[] }>`
    select ${cardRows(from, language)} as cards`.execute(db);
  return rows[0]?.cards ?? [];
};

/** The cards of these products in the order of `ids`; what is gone or hidden is left out. */
export const listCardsByIds = async (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
  at: Date,
): Promise<Card[]> => {
  if (ids.length === 0) return [];
  const cards = await readCards(db, [...new Set(ids)], language);
  const byId = new Map(cards.map((card) => [card.product_id, card]));
  return ids.flatMap((id) => {
    const card = byId.get(id);
    return card ? [cardOf(card, at)] : [];
  });
};
