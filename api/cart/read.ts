import { sql, type RawBuilder } from 'kysely';
import type { AddressInput } from '#contract/address.ts';
import type { Db } from '#db/client.ts';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import { settingsOf, type Settings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { ADDRESS_FIELDS } from '#api/addresses/address.ts';
import { cardRows, type CardFields } from '#api/cards/cards.ts';
import {
  placeOf,
  placeRows,
  type NamedPlace,
  type PlaceRow,
} from '#api/catalog/shipping-places.ts';
import {
  candidateOf,
  candidateRows,
  type Candidate,
  type CandidateRow,
} from '#api/vouchers/candidates.ts';
import { bundleRowsOf, type BundleRow } from '#api/catalog/bundles.ts';
import { lineOf, selectCartLines, type CartLineRow, type JsonLine } from './lines.ts';

/** What is asked of a cart. */
export type CartQuery = {
  cartId: string;
  shopperId: string;
  now: Date;
  /** Who orders, where it is not who stands in the address on the cart. */
  email: string | undefined;
  /** Those of these codes alone, or also what may be proposed; else the vouchers on the cart. */
  vouchers: { codes: readonly string[] } | 'proposable' | 'onCart';
  /** The language of the cards of its products, where they are shown. */
  cardsIn?: LanguageCode | undefined;
};

/** All that a cart is worked out from, as of one moment. */
export type CartParts = {
  address: AddressInput | undefined;
  lines: CartLineRow[];
  bundles: BundleRow[];
  places: NamedPlace[];
  vouchers: (Candidate & { onCart: boolean })[];
  settings: Settings;
  /** In no order; none of what is gone or hidden. */
  cards: CardFields[];
};

type JsonParts = {
  address: AddressInput | null;
  lines: JsonLine[];
  bundles: BundleRow[];
  places: PlaceRow[];
  vouchers: CandidateRow[];
  settings: Record<string, unknown> | null;
  cards: CardFields[];
};

const ADDRESS = sql.raw(ADDRESS_FIELDS.join(', '));

/** Its values, on which no plan depends: to plan this statement takes ten times as long as to carry it out. */
const opaqueOf = ({ cartId, shopperId, now, email }: CartQuery) => ({
  cart: opaqueParameter(sql<string>`${cartId}`, 'uuid'),
  shopper: opaqueParameter(sql<string>`${shopperId}`, 'uuid'),
  at: opaqueParameter(sql<Date>`${now}`, 'timestamptz'),
  email:
    email === undefined ? sql`(select email from own)` : opaqueParameter(sql`${email}`, 'text'),
});
type Opaque = ReturnType<typeof opaqueOf>;

/** The one that was chosen for this cart, else the default one of the address book. */
const addressOn = ({ cart, shopper }: Opaque): RawBuilder<unknown> => sql`
  select ${ADDRESS} from address where id = coalesce(
    (select a.id from cart c join address a on a.id = c.address_id
      where c.id = ${cart} and a.deleted_at is null),
    (select id from address
      where shopper_id = ${shopper} and is_default and deleted_at is null))`;

const voucherRows = ({ vouchers }: CartQuery, { cart, shopper: shopperId, at, email }: Opaque) => {
  const shopper = { shopperId, email };
  if (vouchers === 'onCart') return candidateRows(cart, { kind: 'onCart' }, shopper);
  if (vouchers !== 'proposable') {
    const codes = opaqueParameter(sql`${[...vouchers.codes]}`, 'text[]');
    return candidateRows(cart, { kind: 'codes', codes }, shopper);
  }
  const stores = sql`select "storeId" from line where not saved`;
  return candidateRows(cart, { kind: 'proposable', stores, now: at }, shopper);
};

const cardsOfLines = (language: LanguageCode | undefined) =>
  language === undefined
    ? sql`'[]'::json`
    : cardRows(
        sql`product_card card where card.product_id = any (array(select "productId" from line))`,
        language,
      );

/**
 * Reads all parts of a cart in one statement: each further statement is another round trip to the
 * database, while other buyers of the same products may be waiting for the locks.
 */
export const readCartParts = async (db: Db, query: CartQuery): Promise<CartParts> => {
  const opaque = opaqueOf(query);
  const { rows } = await sql<JsonParts>`
    with line as materialized (${selectCartLines(opaque.cart, opaque.at)}), own as materialized (${addressOn(opaque)})
    select (select row_to_json(own) from own) as address,
      (select coalesce(json_agg(line), '[]') from line) as lines,
      ${bundleRowsOf(sql`in (select "productId" from line)`)} as bundles,
      ${placeRows(sql`in (select "ruleId" from line)`)} as places,
      ${voucherRows(query, opaque)} as vouchers,
      (select json_object_agg(key, value) from setting) as settings,
      ${cardsOfLines(query.cardsIn)} as cards`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a cart answered no row');
  return {
    address: row.address ?? undefined,
    lines: row.lines.map(lineOf),
    bundles: row.bundles,
    places: row.places.map(placeOf),
    vouchers: row.vouchers.map(candidateOf),
    settings: settingsOf(row.settings ?? {}),
    cards: row.cards,
  };
};
