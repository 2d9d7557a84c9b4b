import { sql, type RawBuilder } from 'kysely';
import type { AddressInput } from '#contract/addresses/address.ts';
import type { Db } from '#db/client.ts';
import { queryCached, slot } from '#db/cached-statement.ts';
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
} from '#api/catalogue/shipping-places.ts';
import {
  candidateOf,
  candidateRows,
  type Candidate,
  type CandidateRow,
} from '#api/vouchers/voucher-candidates.ts';
import { bundleRowsOf, type BundleRow } from '#api/catalogue/bundles.ts';
import { lineOf, selectCartLines, type CartLineRow, type JsonLine } from './cart-line-rows.ts';

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

/** Which statement it is: by what is asked, and not by whose cart. */
const shapeOf = ({ email, vouchers, cardsIn }: CartQuery): string => {
  const which = typeof vouchers === 'string' ? vouchers : 'codes';
  return `cart ${which} ${email !== undefined} ${cardsIn}`;
};

const codesOf = ({ vouchers }: CartQuery): string[] =>
  typeof vouchers === 'string' ? [] : [...vouchers.codes];

/** Its values, on which no plan depends: to plan this statement takes ten times as long as to carry it out. */
const CART = opaqueParameter<string>(
  slot((cart: CartQuery) => cart.cartId),
  'uuid',
);
const SHOPPER = opaqueParameter(
  slot((cart: CartQuery) => cart.shopperId),
  'uuid',
);
const AT = opaqueParameter<Date>(
  slot((cart: CartQuery) => cart.now),
  'timestamptz',
);
const EMAIL = opaqueParameter(
  slot((cart: CartQuery) => cart.email),
  'text',
);
const CODES = opaqueParameter(slot(codesOf), 'text[]');

/** The one that was chosen for this cart, else the default one of the address book. */
const ADDRESS_ON_CART = sql`
  select ${ADDRESS} from address where id = coalesce(
    (select a.id from cart c join address a on a.id = c.address_id
      where c.id = ${CART} and a.deleted_at is null),
    (select id from address
      where shopper_id = ${SHOPPER} and is_default and deleted_at is null))`;

const voucherRows = ({ vouchers, email }: CartQuery) => {
  const ofOwn = sql`(select email from own)`;
  const shopper = { shopperId: SHOPPER, email: email === undefined ? ofOwn : EMAIL };
  if (vouchers === 'onCart') return candidateRows(CART, { kind: 'onCart' }, shopper);
  if (vouchers !== 'proposable')
    return candidateRows(CART, { kind: 'codes', codes: CODES }, shopper);
  const stores = sql`select "storeId" from line where not saved`;
  return candidateRows(CART, { kind: 'proposable', stores, now: AT }, shopper);
};

const cardsOfLines = (language: LanguageCode | undefined) =>
  language === undefined
    ? sql`'[]'::json`
    : cardRows(
        sql`product_card card where card.product_id = any (array(select "productId" from line))`,
        language,
      );

const selectParts = (query: CartQuery): RawBuilder<JsonParts> => sql<JsonParts>`
  with line as materialized (${selectCartLines(CART, AT)}), own as materialized (${ADDRESS_ON_CART})
  select (select row_to_json(own) from own) as address,
    (select coalesce(json_agg(line), '[]') from line) as lines,
    ${bundleRowsOf(sql`in (select "productId" from line)`)} as bundles,
    ${placeRows(sql`in (select "ruleId" from line)`)} as places,
    ${voucherRows(query)} as vouchers,
    (select json_object_agg(key, value) from setting) as settings,
    ${cardsOfLines(query.cardsIn)} as cards`;

/**
 * Reads all parts of a cart in one statement: each further statement is another round trip to the
 * database, while other buyers of the same products may be waiting for the locks.
 */
export const readCartParts = async (db: Db, query: CartQuery): Promise<CartParts> => {
  const rows = await queryCached(db, query, shapeOf(query), () => selectParts(query));
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
