import type { AddressInput } from '#contract/addresses/address.ts';
import type { Destination } from '#contract/delivery/shipping-reach.ts';
import type { CurrencySetting } from '#contract/money.ts';
import type { Db } from '#db/client.ts';
import type { Settings } from '#db/settings.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { CardFields } from '#api/cards/cards.ts';
import { quote, type Quote, type QuotedLine } from './quote.ts';
import type { Candidate } from '#api/vouchers/voucher-candidates.ts';
import { checkVouchers, termsOf, type VoucherRefusal } from '#api/vouchers/check-vouchers.ts';
import { bundlesOf, type Bundles } from '#api/catalogue/bundles.ts';
import type { NamedPlace } from '#api/catalogue/shipping-places.ts';
import { readCartParts } from './read-cart-parts.ts';
import type { CartRow } from './cart-row.ts';

/** A cart with its prices and sums: what the cart call answers and what an order is made from. */
export type Cart = {
  id: string;
  shopperId: string;
  address: AddressInput | undefined;
  currency: CurrencySetting;
  /** Whether the shop lets guests order. */
  guestCheckout: boolean;
  shopName: Settings['site_name'];
  /** For how long an order waits for its money. */
  paymentMinutes: number;
  bundles: Bundles;
  quote: Quote;
  /** The same as it would be sent to a place that is only guessed; where no address is known yet. */
  estimate: Quote | undefined;
  /** Saved for later: priced, and never part of any sum. */
  saved: QuotedLine[];
  /** The vouchers that apply, and why the others do not. */
  vouchers: Candidate[];
  /** All vouchers that could be on the cart, and the cards of its products: of a cart that is shown. */
  proposable: Candidate[];
  cards: CardFields[];
  refusedVouchers: VoucherRefusal[];
  /** Where the rules of its lines let things be sent or fetched. */
  places: NamedPlace[];
};

type QuoteOptions = {
  /** Instead of the address on the cart. */
  address?: AddressInput | undefined;
  /** Instead of the vouchers on the cart; upper case. */
  codes?: readonly string[] | undefined;
  /** The language in which it is shown; not where codes are given. */
  shownIn?: LanguageCode;
  /** Where it may go; without it to the shop's own place. */
  estimateTo?: Destination | undefined;
};

const currencyOf = ({ currency, currency_icon, currency_position }: Settings): CurrencySetting => ({
  currency,
  currency_icon,
  currency_position,
});

/** What vouchers look at: the selected lines, their amounts after bundle savings. */
export const amountsAfterBundles = ({ lines }: Quote) =>
  lines
    .filter((line) => line.selected)
    .map(({ id, storeId, sums }) => ({ id, storeId, amount: sums.amount - sums.bundleSaving }));

/** Of several vouchers of one scope, the first one named applies. */
const inOrderOf = (codes: readonly string[], candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));

const vouchersFor = (codes: readonly string[] | undefined, isShown: boolean) => {
  if (codes) return { codes };
  return isShown ? 'proposable' : 'onCart';
};

/**
 * Reads a cart in one statement and calculates its prices and sums. Inside a transaction that holds
 * the locks, the result is still true when the order is written.
 */
export const readCart = async (
  db: Db,
  cart: CartRow,
  now: Date,
  { address: given, codes, shownIn, estimateTo }: QuoteOptions = {},
): Promise<Cart> => {
  const parts = await readCartParts(db, {
    cartId: cart.id,
    shopperId: cart.shopper_id,
    now,
    email: given?.email,
    vouchers: vouchersFor(codes, shownIn !== undefined),
    cardsIn: shownIn,
  });
  const address = given ?? parts.address;
  const bundles = bundlesOf(parts.bundles);
  const lines = parts.lines.filter((line) => !line.saved);
  const saved = parts.lines
    .filter((line) => line.saved)
    .map((line) => ({ ...line, selected: false }));
  const candidates = codes
    ? inOrderOf(codes, parts.vouchers)
    : parts.vouchers.filter(({ onCart }) => onCart);

  const quoted = { lines, bundles, places: parts.places, to: address, now };
  const bare = quote({ ...quoted, vouchers: [] });
  const { accepted, refused } = checkVouchers(candidates, amountsAfterBundles(bare), now);
  const unknown = (codes ?? []).filter((code) => !candidates.some((one) => one.code === code));
  const vouchers = accepted.map(termsOf);
  const { default_country: country, default_region: state } = parts.settings;
  const isGuessed = shownIn !== undefined && address === undefined;
  return {
    id: cart.id,
    shopperId: cart.shopper_id,
    address,
    currency: currencyOf(parts.settings),
    guestCheckout: parts.settings.guest_checkout,
    shopName: parts.settings.site_name,
    paymentMinutes: parts.settings.payment_minutes,
    bundles,
    saved: quote({ ...quoted, lines: saved, vouchers: [] }).lines,
    quote: accepted.length > 0 ? quote({ ...quoted, vouchers }) : bare,
    estimate: isGuessed
      ? quote({ ...quoted, vouchers, to: estimateTo ?? { country, state } })
      : undefined,
    vouchers: accepted,
    proposable: shownIn === undefined ? [] : parts.vouchers,
    cards: parts.cards,
    refusedVouchers: [...unknown.map((code) => ({ reason: 'unknown' as const, code })), ...refused],
    places: parts.places,
  };
};
